import { plainText } from '../search-rules.ts'
import { otherGenerics } from './other-medicines.ts'

/**
 * Other names of medicines: the trade name that is printed as 商品名 on the package insert (approved by the NMPA) of the
 * company in the comment, and former generic names. The table has only names that are certain; other names are not
 * recognised.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  // Sanofi; Salubris
  氯吡格雷: ['波立维', 'Plavix', '泰嘉'],
  // Pfizer (Viatris)
  阿托伐他汀: ['立普妥', 'Lipitor'],
  // AstraZeneca
  瑞舒伐他汀: ['可定', 'Crestor'],
  美托洛尔: ['倍他乐克', 'Betaloc'],
  奥美拉唑: ['洛赛克', 'Losec'],
  // MSD (Organon)
  辛伐他汀: ['舒降之', 'Zocor'],
  氯沙坦: ['科素亚', 'Cozaar'],
  // Merck
  二甲双胍: ['格华止', 'Glucophage'],
  // Sanofi
  格列美脲: ['亚莫利', 'Amaryl'],
  // Lundbeck
  艾司西酞普兰: ['来士普', 'Lexapro'],
  // Novartis
  卡马西平: ['得理多', 'Tegretol'],
  // GSK
  帕罗西汀: ['赛乐特', 'Seroxat'],
  // Pfizer
  塞来昔布: ['西乐葆', 'Celebrex'],
  伏立康唑: ['威凡', 'Vfend'],
  // Grünenthal
  曲马多: ['奇曼丁', 'Tramal'],
  // Roche
  卡培他滨: ['希罗达', 'Xeloda'],
  // Astellas
  他克莫司: ['普乐可复', 'Prograf', 'FK506'],
  // Bayer
  阿司匹林: ['拜阿司匹灵'],
  硝苯地平: ['拜新同', 'Adalat'],
  阿卡波糖: ['拜唐苹', 'Glucobay'],
  利伐沙班: ['拜瑞妥', 'Xarelto'],
  氯雷他定: ['开瑞坦', 'Claritin'],
  // Pfizer (Viatris)
  氨氯地平: ['络活喜', 'Norvasc'],
  舍曲林: ['左洛复', 'Zoloft'],
  // Novartis
  缬沙坦: ['代文', 'Diovan'],
  // Sanofi
  厄贝沙坦: ['安博维', 'Aprovel'],
  // AstraZeneca
  替格瑞洛: ['倍林达', 'Brilinta'],
  艾司奥美拉唑: ['耐信', 'Nexium'],
  // Merck
  左甲状腺素: ['优甲乐', 'Euthyrox'],
  比索洛尔: ['康忻', 'Concor'],
  // Boehringer Ingelheim
  达比加群: ['泰毕全', 'Pradaxa'],
  替米沙坦: ['美卡素', 'Micardis'],
  // Lilly
  氟西汀: ['百忧解', 'Prozac'],
  // Servier
  格列齐特: ['达美康', 'Diamicron'],
  // MSD (Organon)
  孟鲁司特: ['顺尔宁', 'Singulair'],
  // GSK (Haleon)
  布洛芬: ['芬必得', 'Fenbid'],
  // Former generic names.
  别嘌醇: ['别嘌呤醇'],
  七氟烷: ['七氟醚'],
  异烟肼: ['雷米封'],
}
const known = new Map(Object.entries(others))

/** The trade names and former names of a medicine; none for any other item. */
export const otherNames = (nameCn: string): readonly string[] => known.get(nameCn.trim()) ?? []

const called = ([generic, names]: [string, readonly string[]]): [string, string][] =>
  [generic, ...names].map((name) => [plainText(name), generic])

/** Every name of every known medicine, with its generic name. */
const generics = new Map([
  ...otherGenerics.map((name): [string, string] => [name, name]),
  ...[...known].flatMap(called),
])

/** Salts and forms around a generic name on a package: 阿托伐他汀钙片. */
const SALT = /^(?:盐酸|硫酸|酒石酸|苯磺酸|富马酸|马来酸|琥珀酸)/
const FORM = /(?:[钙钠钾镁]|缓释|控释|肠溶|分散)*(?:片|胶囊|颗粒|注射液|[钙钠钾镁])$/

/** The generic name of the medicine that a term names, whether the report has it or not; empty for any other term. */
export function genericOf(term: string): string {
  const wanted = plainText(term)
  return generics.get(wanted) ?? generics.get(wanted.replace(SALT, '').replace(FORM, '')) ?? ''
}
