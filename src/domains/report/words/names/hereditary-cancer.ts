/** The names of hereditary cancers; the inheritance of all of them is dominant. */
const CANCER =
  /遗传性[^，。]{0,8}(?:癌|肿瘤)|林奇综合征|李.?法美尼|李-佛美尼|家族性腺瘤性息肉病|hereditary[^,]*cancer|lynch syndrome/i

export const isHereditaryCancer = ({ nameCn, nameEn }: { nameCn: string; nameEn: string }): boolean =>
  CANCER.test(`${nameCn} ${nameEn}`)
