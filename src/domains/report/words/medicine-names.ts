/**
 * Other names of medicines: the trade name that stands as 商品名 on the package insert of the holder named behind it
 * (approved by the NMPA), and former generic names. Only certain ones; a name that is missing is not recognised.
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
  // Former generic names.
  别嘌醇: ['别嘌呤醇'],
  七氟烷: ['七氟醚'],
  异烟肼: ['雷米封'],
}
const known = new Map(Object.entries(others))

/** The trade names and former names of a medicine; none for any other item. */
export const otherNames = (nameCn: string): readonly string[] => known.get(nameCn.trim()) ?? []
