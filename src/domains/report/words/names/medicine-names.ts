import { plainText } from '../../search/search-rules.ts'

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
/**
 * Medicines that a report may lack, by their generic names in the 国家基本药物目录 (2018). So the search neither takes
 * such a name for a typing error nor calls it unknown.
 */
const GENERICS =
  '阿司匹林 替格瑞洛 利伐沙班 达比加群 肝素 普伐他汀 氟伐他汀 洛伐他汀 匹伐他汀 非诺贝特 依折麦布 ' +
  '硝苯地平 氨氯地平 左氨氯地平 非洛地平 尼莫地平 尼群地平 卡托普利 依那普利 赖诺普利 缬沙坦 厄贝沙坦 替米沙坦 坎地沙坦 奥美沙坦 ' +
  '比索洛尔 普萘洛尔 阿替洛尔 阿罗洛尔 氢氯噻嗪 呋塞米 螺内酯 吲达帕胺 地高辛 胺碘酮 普罗帕酮 维拉帕米 地尔硫䓬 硝酸异山梨酯 单硝酸异山梨酯 ' +
  '格列本脲 格列齐特 格列吡嗪 格列喹酮 阿卡波糖 胰岛素 西格列汀 利格列汀 达格列净 恩格列净 吡格列酮 瑞格列奈 ' +
  '左甲状腺素 甲巯咪唑 丙硫氧嘧啶 泼尼松 地塞米松 布洛芬 对乙酰氨基酚 双氯芬酸 吲哚美辛 吗啡 可待因 芬太尼 哌替啶 ' +
  '非布司他 秋水仙碱 苯溴马隆 氟西汀 舍曲林 氟伏沙明 文拉法辛 度洛西汀 米氮平 艾司西酞普兰 奥氮平 利培酮 喹硫平 阿立哌唑 氯氮平 碳酸锂 ' +
  '丙戊酸钠 奥卡西平 拉莫三嗪 左乙拉西坦 苯巴比妥 地西泮 艾司唑仑 阿普唑仑 多巴丝肼 多奈哌齐 ' +
  '兰索拉唑 泮托拉唑 雷贝拉唑 艾司奥美拉唑 艾普拉唑 法莫替丁 雷尼替丁 多潘立酮 甲氧氯普胺 ' +
  '阿莫西林 头孢呋辛 头孢曲松 左氧氟沙星 莫西沙星 阿奇霉素 克拉霉素 利福平 氟康唑 伊曲康唑 ' +
  '他莫昔芬 来曲唑 甲氨蝶呤 环孢素 氟尿嘧啶 伊马替尼 吉非替尼 孟鲁司特 沙丁胺醇 氯雷他定 西替利嗪 丙泊酚'

const otherGenerics: readonly string[] = GENERICS.split(' ')

const knownNames = new Map(Object.entries(others))

export const otherNames = (nameCn: string): readonly string[] => knownNames.get(nameCn.trim()) ?? []

const called = ([generic, names]: [string, readonly string[]]): [string, string][] =>
  [generic, ...names].map((name) => [plainText(name), generic])

const generics = new Map([
  ...otherGenerics.map((name): [string, string] => [name, name]),
  ...[...knownNames].flatMap(called),
])

/** Salts and forms around a generic name on a package: 阿托伐他汀钙片. */
const SALT = /^(?:盐酸|硫酸|酒石酸|苯磺酸|富马酸|马来酸|琥珀酸)/
const FORM = /(?:[钙钠钾镁]|缓释|控释|肠溶|分散)*(?:片|胶囊|颗粒|注射液|[钙钠钾镁])$/

/** The generic name of the medicine that a term names, whether the report has it or not; empty for any other term. */
export function genericOf(term: string): string {
  const wanted = plainText(term)
  return generics.get(wanted) ?? generics.get(wanted.replace(SALT, '').replace(FORM, '')) ?? ''
}
