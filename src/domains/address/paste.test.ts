import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regions } from '#/shared/lib/regions.ts'
import { missingPart, parsePastedAddress } from './paste.ts'

const parse = (line: string) => parsePastedAddress(line, regions)

const GD = ['广东省', '深圳市', '南山区']
const HOME = '科技园南区8栋1203室'
const HE = { name: '李建国', mobile: '13800000002' }

describe('a pasted line fills the form', () => {
  test.each([
    ['李建国 13800000002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国，13800000002，广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国,13800000002,广东省,深圳市,南山区,科技园南区8栋1203室'],
    ['13800000002 李建国 广东省深圳市南山区科技园南区8栋1203室'],
    ['广东省深圳市南山区科技园南区8栋1203室 李建国 13800000002'],
    ['广东省深圳市南山区科技园南区8栋1203室 13800000002 李建国'],
    ['13800000002，广东省深圳市南山区科技园南区8栋1203室，李建国'],
    ['广东省深圳市南山区科技园南区8栋1203室，李建国，13800000002'],
    ['李建国 138 0000 0002 广东省 深圳市 南山区 科技园南区8栋1203室'],
    ['李建国 138-0000-0002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国 +8613800000002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国 +86 138 0000 0002 广东省深圳市南山区科技园南区8栋1203室'],
    ['李建国　１３８０００００００２　广东省深圳市南山区科技园南区8栋1203室'],
    ['收货人：李建国 手机号码：13800000002 所在地区：广东省深圳市南山区 详细地址：科技园南区8栋1203室'],
    ['收件人:李建国\n电话:13800000002\n地址:广东省深圳市南山区科技园南区8栋1203室'],
    ['姓名：李建国；联系电话：13800000002；收货地址：广东省深圳市南山区科技园南区8栋1203室'],
    ['地址：广东省深圳市南山区科技园南区8栋1203室 联系人：李建国 电话：13800000002'],
    ['李建国13800000002广东省深圳市南山区科技园南区8栋1203室'],
    ['广东省深圳市南山区科技园南区8栋1203室李建国13800000002'],
    ['广东深圳南山区科技园南区8栋1203室 李建国 13800000002'],
    ['深圳市南山区科技园南区8栋1203室 李建国 13800000002'],
    ['深圳南山区科技园南区8栋1203室 李建国 13800000002'],
    ['广东省南山区科技园南区8栋1203室 李建国 13800000002'],
    ['李建国（13800000002）广东省深圳市南山区科技园南区8栋1203室'],
    ['广东省/深圳市/南山区/科技园南区8栋1203室/李建国/13800000002'],
    ['  李建国 | 13800000002 | 广东省-深圳市-南山区 科技园南区8栋1203室  '],
  ])('%s', (line) => {
    expect(parse(line)).toEqual({ ...HE, region: GD, detail: HOME })
  })

  test.each([
    ['王秀兰 13900000001 北京市东城区东直门外大街5号', '王秀兰', ['北京市', '北京市', '东城区'], '东直门外大街5号'],
    [
      '王秀兰 13900000001 北京市北京市东城区东直门外大街5号',
      '王秀兰',
      ['北京市', '北京市', '东城区'],
      '东直门外大街5号',
    ],
    ['王秀兰 13900000001 北京东城区东直门外大街5号', '王秀兰', ['北京市', '北京市', '东城区'], '东直门外大街5号'],
    ['上海市浦东新区世纪大道100号 陈静 13900000001', '陈静', ['上海市', '上海市', '浦东新区'], '世纪大道100号'],
    [
      '吴志强 13900000001 广西壮族自治区南宁市青秀区民族大道1号',
      '吴志强',
      ['广西壮族自治区', '南宁市', '青秀区'],
      '民族大道1号',
    ],
    ['吴志强 13900000001 广西南宁青秀区民族大道1号', '吴志强', ['广西壮族自治区', '南宁市', '青秀区'], '民族大道1号'],
    [
      '湖北恩施土家族苗族自治州恩施市东风大道8号，周雪梅，13900000001',
      '周雪梅',
      ['湖北省', '恩施土家族苗族自治州', '恩施市'],
      '东风大道8号',
    ],
    ['欧阳明月 13900000001 浙江省杭州市西湖区文三路90号', '欧阳明月', ['浙江省', '杭州市', '西湖区'], '文三路90号'],
    [
      '阿依古丽·买买提 13900000001 新疆维吾尔自治区乌鲁木齐市天山区解放路1号',
      '阿依古丽·买买提',
      ['新疆维吾尔自治区', '乌鲁木齐市', '天山区'],
      '解放路1号',
    ],
    [
      '张先生 13900000001 江苏省苏州市吴中区木渎镇中山路3号',
      '张先生',
      ['江苏省', '苏州市', '吴中区'],
      '木渎镇中山路3号',
    ],
    [
      '赵敏 13900000001 四川省成都市武侯区 天府大道 1号 A座 12楼',
      '赵敏',
      ['四川省', '成都市', '武侯区'],
      '天府大道1号A座12楼',
    ],
  ])('%s', (line, name, region, detail) => {
    expect(parse(line)).toEqual({ name, mobile: '13900000001', region, detail })
  })

  test('missing parts stay empty and are listed', () => {
    expect(parse('')).toEqual({ name: '', mobile: '', region: [], detail: '' })
    expect(missingPart(parse(''))).toBe('没有识别到姓名、手机号、省市区、详细地址，请手动填写')
    const noRegion = parse('李建国 13800000002 科技园南区8栋')
    expect(noRegion).toEqual({ ...HE, region: [], detail: '科技园南区8栋' })
    expect(missingPart(noRegion)).toBe('没有识别到省市区，请手动填写')
    expect(missingPart(parse('广东省深圳市南山区科技园南区8栋1203室'))).toBe('没有识别到姓名、手机号，请手动填写')
    expect(missingPart({ ...HE, region: GD, detail: HOME })).toBeNull()
  })

  test('a street named like a district is not a district, and a longer number is not a mobile number', () => {
    expect(parse('李建国 13800000002 广东省深圳市宝安路1号').region).toEqual([])
    expect(parse('李建国 4403041380000000299 广东省').mobile).toBe('')
  })

  test('every district of the list is found by its full name', () => {
    const lines = regions.flatMap((province) =>
      (province.children ?? []).flatMap((city) =>
        (city.children ?? []).map((district) => [province.value, city.value, district.value]),
      ),
    )
    expect(lines.length).toBeGreaterThan(2500)
    const wrong = lines.filter(
      (path) => parse(`李建国 13800000002 ${path.join('')}幸福路1号`).region.join() !== path.join(),
    )
    expect(wrong).toEqual([])
  })

  test('no pasted line throws; the mobile number has eleven digits or is empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        const { mobile, region } = parse(line)
        expect(mobile).toMatch(/^(1[3-9]\d{9})?$/)
        expect([0, 3]).toContain(region.length)
      }),
      { numRuns: 60 },
    )
  })
})
