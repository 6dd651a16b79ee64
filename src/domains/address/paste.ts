import { findRegion, type Region } from './paste-regions.ts'

export interface PastedAddress {
  name: string
  mobile: string
  /** Province, city, district; empty when uncertain. */
  region: string[]
  detail: string
  /** A landline number, which no field takes; empty without a landline number. */
  landline: string
}

const LABELS =
  /(收货人姓名|收货人|收件人|联系人|姓名|手机号码|手机号|联系电话|联系方式|手机|电话|所在地区|地区|收货地址|邮寄地址|详细地址|地址|寄到|邮政编码|邮编)\s*[:：]/g
/** The match includes the character before the number, because Safari before 16.4 fails on a lookbehind. */
const MOBILE = /(^|\D)(?:(?:\+|00)?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/
/** The extension of a virtual number, which hides the real number: `13800000002-1234`, `13800000002转1234`. */
const EXTENSION = /^\s*(?:-|转|分机号?|ext\.?)\s*(\d{3,4})(?![\d号室栋楼层幢])/i
/** The extension beside the name: `李建国[1234]`. */
const BRACKETED = /[[【]\s*(?:转|分机)?\s*(\d{3,4})\s*[\]】]/
const LANDLINE = /(^|\D)(0\d{2,3})\s*[-)）]?\s*([2-9]\d{6,7})(?!\d)/
/** A token of six digits is a postcode: no field takes it, and no delivery needs it. */
const POSTCODE = /^\d{6}$/

/** The most common family names; used only if nothing else identifies the name. */
const FAMILY =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷曲盛冉翁蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝'
const COMPOUND_SURNAMES = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '司徒',
  '皇甫',
  '尉迟',
  '慕容',
  '令狐',
  '夏侯',
  '东方',
  '公孙',
]

const PLACE = /[路街道巷弄号楼栋幢座室层村镇乡里区园苑城厦院店场馆站厂库部门组队桥湾府邸郡庭]|\d/
const isLatin = (text: string): boolean => /^[A-Za-z][A-Za-z .'-]{0,29}$/.test(text)

/** The name without the word for the receiver: `李建国收`. */
const nameOf = (text: string): string => text.replace(/^(.{2,})(?:亲启|收)$/u, '$1')

const TITLE = /(先生|女士|小姐|阿姨|叔叔|老师|医生)$/

/** A name has 2 to 4 characters without a title, or more with a middle dot. The flag `u` makes 𠮷 one character. */
const isHanName = (text: string): boolean =>
  /^[\p{Script=Han}·]{2,}$/u.test(text) &&
  /^(?:\p{Script=Han}{1,4}|(?=.*·)[\p{Script=Han}·]{1,15})$/u.test(text.replace(TITLE, ''))

interface Token {
  text: string
  /** Adjacent to the region without a separator: certainly part of the address. */
  address: boolean
  /** Adjacent to the phone number, where names usually are. */
  byNumber: boolean
}

const hasFamilyName = (text: string): boolean =>
  FAMILY.includes(text.charAt(0)) || COMPOUND_SURNAMES.some((name) => text.startsWith(name))

/** The likelihood that a token is a name; below 0 it is not a name. */
function nameScore({ text, address, byNumber }: Token, first: boolean): number {
  const latin = isLatin(text) && text.length > 1
  const han = isHanName(nameOf(text))
  if (address || (!latin && !han)) return -1
  const titled = TITLE.test(text)
  if (PLACE.test(text) && !hasFamilyName(text)) return -1
  return (
    (hasFamilyName(text) || latin || text.includes('·') ? 3 : 0) +
    (titled ? 3 : 0) +
    (byNumber ? 2 : 0) +
    (first ? 1 : 0) -
    (PLACE.test(text) ? 3 : 0)
  )
}

/** Private-use characters that mark the places of number and region; no real text contains them. */
const NUMBER = '\uE000'
const REGION = '\uE001'

/** `Tom` and `Lee` are one name. */
function joinLatin(parts: string[], part: string): string[] {
  const before = parts.at(-1)
  return before !== undefined && isLatin(before) && isLatin(part)
    ? [...parts.slice(0, -1), `${before} ${part}`]
    : [...parts, part]
}

function tokensOf(text: string): Token[] {
  const parts = text
    .split(/([\uE000\uE001])|[\s,，、;；|/\\]+/)
    .filter((part): part is string => part !== undefined && part !== '' && !POSTCODE.test(part))
    .reduce<string[]>(joinLatin, [])
  return parts.flatMap((part, index) => {
    if (part === NUMBER || part === REGION) return []
    const ranOn = text.includes(REGION + part)
    return [{ text: part, address: ranOn, byNumber: parts[index - 1] === NUMBER || parts[index + 1] === NUMBER }]
  })
}

/** A name written without a space after the house number: `…1203室张三`. */
function nameAtEnd(detail: string): { name: string; detail: string } | null {
  const match = /^(.*(?:\d+|[号室楼栋层座幢]))([\u4E00-\u9FA5]{2,4})$/.exec(detail)
  const [, place = '', name = ''] = match ?? []
  return name && hasFamilyName(name) && !PLACE.test(name) ? { name, detail: place } : null
}

/** Joins parts of an address; spaces stay only between Latin words. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((all, part) => (/[A-Za-z0-9]$/.test(all) && /^[A-Za-z]/.test(part) ? `${all} ${part}` : all + part), '')

const halfWidth = (text: string): string =>
  text.replace(/[０-９＋]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))

interface Numbers {
  mobile: string
  landline: string
  extension: string
  /** The text with a mark in place of the number. */
  rest: string
}

function withoutNumbers(text: string): Numbers {
  const bracketed = BRACKETED.exec(text)
  const plain = text.replace(BRACKETED, ' ').replace(/[()（）【】[\]]/g, ' ')
  const [whole = '', before = '', ...digits] = MOBILE.exec(plain) ?? []
  if (!whole) {
    const [line = '', ahead = '', area = '', number = ''] = LANDLINE.exec(plain) ?? []
    const landline = line && `${area}-${number}`
    return { mobile: '', landline, extension: '', rest: line ? plain.replace(line, `${ahead} ${NUMBER} `) : plain }
  }
  const start = plain.indexOf(whole)
  const after = plain.slice(start + whole.length)
  const ext = EXTENSION.exec(after)
  return {
    mobile: digits.join(''),
    landline: '',
    extension: ext?.[1] ?? bracketed?.[1] ?? '',
    rest: `${plain.slice(0, start)}${before} ${NUMBER} ${after.slice(ext?.[0].length ?? 0)}`,
  }
}

/** Parses a line copied from a chat: name, number, region and the rest, in any order, with any separators. */
export function parsePastedAddress(line: string, regions: readonly Region[]): PastedAddress {
  const { mobile, landline, extension, rest } = withoutNumbers(
    halfWidth(line)
      .replace(/[\uE000\uE001]/g, '')
      .replace(LABELS, ' '),
  )
  const found = findRegion(rest, regions)
  const marked = found
    ? `${rest.slice(0, found.start).replace(/(中国|中华人民共和国)\s*$/, '')} ${REGION}${rest.slice(found.end)}`
    : rest
  const tokens = tokensOf(marked)
  const scored = tokens.map((token, index) => ({ token, score: nameScore(token, index === 0) }))
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, entry) => (entry.score > (top?.score ?? 0) ? entry : top),
    null,
  )
  const detail = joined(tokens.filter((token) => token !== best?.token).map((token) => token.text))
  const ended = best ? null : nameAtEnd(detail)
  const place = (ended?.detail ?? detail).replace(/^[-.。:：]+|[-。:：]+$/g, '')
  return {
    name: nameOf(best?.token.text ?? ended?.name ?? ''),
    mobile,
    region: found?.region ?? [],
    // The courier needs the extension, and only this field is long enough for it.
    detail: place && extension ? `${place}（电话转${extension}）` : place,
    landline,
  }
}

const FIELDS = ['name', 'mobile', 'region', 'detail'] as const
type Field = (typeof FIELDS)[number]
type Values = Pick<PastedAddress, Field>

/**
 * The changes that a pasted line makes in a form: the recognized parts. For a part that the line lacks, a typed value
 * is kept and a value from the previous pasted line is removed, so that two addresses are never mixed.
 */
export function changesBy(pasted: Values, before: Values | null, current: Values): [Field, string | string[]][] {
  return FIELDS.flatMap((name): [Field, string | string[]][] => {
    if (pasted[name].length > 0) return [[name, pasted[name]]]
    const stale = before && before[name].length > 0 && String(before[name]) === String(current[name])
    return stale ? [[name, name === 'region' ? [] : '']] : []
  })
}

/** The fields that must be filled in by hand, as a sentence; null if nothing is missing. */
export function missingPart({ name, mobile, region, detail, landline }: PastedAddress): string | null {
  if (landline) return `座机${landline}不能收短信，请填写手机号`
  const missing = [
    name ? '' : '姓名',
    mobile ? '' : '手机号',
    region.length === 3 ? '' : '省市区',
    detail ? '' : '详细地址',
  ].filter(Boolean)
  return missing.length > 0 ? `没有识别到${missing.join('、')}，请手动填写` : null
}
