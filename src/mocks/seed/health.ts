export interface HealthRecordRow {
  id: string
  userId: string
  recordType: 'CASE' | 'MEDICAL_ADVICE' | 'MEDICAL_EXAMINATION_REPORT'
  hospital: string
  recordDate: string
  reportReceivingProvince: string
  reportReceivingCity: string
  reportReceivingDistrict: string
  recordImage: string[]
  married: boolean | null
  birthday: string
  gender: 'SECRET' | 'MALE' | 'FEMALE'
}

export interface BabyRow {
  id: string
  userId: string
  name: string
  gender: 'SECRET' | 'MALE' | 'FEMALE'
  birthday: string
}

type UserId = (persona: string) => string

const picture = (name: string) => `/pictures/health/${name}.svg`

interface Seed {
  id: string
  persona: string
  recordType: HealthRecordRow['recordType']
  hospital: string
  recordDate: string
  pictures: string[]
}

const seeds: Seed[] = [
  { id: 'H501', persona: 'reported', recordType: 'CASE', hospital: '南山区人民医院', recordDate: '2026-09-18', pictures: ['case-1', 'case-2'] },
  { id: 'H502', persona: 'reported', recordType: 'MEDICAL_ADVICE', hospital: '南山区人民医院', recordDate: '2026-09-25', pictures: ['advice-1'] },
  { id: 'H503', persona: 'reported', recordType: 'MEDICAL_EXAMINATION_REPORT', hospital: '深圳市体检中心', recordDate: '2026-05-06', pictures: ['exam-1', 'exam-2', 'exam-3'] },
  { id: 'H504', persona: 'reported', recordType: 'CASE', hospital: '蛇口社区健康服务中心', recordDate: '2026-03-02', pictures: ['case-2'] },
  { id: 'H701', persona: 'rich', recordType: 'CASE', hospital: '沙河医院', recordDate: '2026-10-11', pictures: ['case-1'] },
  { id: 'H702', persona: 'rich', recordType: 'MEDICAL_ADVICE', hospital: '沙河医院', recordDate: '2026-10-12', pictures: ['advice-1', 'case-2'] },
  { id: 'H703', persona: 'rich', recordType: 'MEDICAL_EXAMINATION_REPORT', hospital: '深圳市体检中心', recordDate: '2026-04-20', pictures: ['exam-1', 'exam-2'] },
]

const people: Record<string, { married: boolean | null; birthday: string }> = {
  reported: { married: true, birthday: '1968-11-02' },
  rich: { married: false, birthday: '1972-07-30' },
}

/** Records of each kind for the personas that have some. */
export const healthRecordsOf = (userId: UserId): HealthRecordRow[] =>
  seeds.map(({ persona, pictures, ...seed }) => ({
    ...seed, userId: userId(persona), reportReceivingProvince: '广东省', reportReceivingCity: '深圳市', reportReceivingDistrict: '南山区',
    recordImage: pictures.map(picture), married: people[persona]?.married ?? null, birthday: people[persona]?.birthday ?? '', gender: 'FEMALE',
  }))

export const babiesOf = (userId: UserId): BabyRow[] => [
  { id: 'BB601', userId: userId('parent'), name: '吴乐乐', gender: 'MALE', birthday: '2019-04-12' },
]
