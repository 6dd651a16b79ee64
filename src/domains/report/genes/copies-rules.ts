/**
 * How many copies of a gene are changed, in the words and notations of laboratories: Chinese, English, HGVS, VCF, star
 * alleles, and the names of thalassemia variants.
 */

/** `both`: no ordinary copy (homozygous, two variants, hemizygous, homoplasmic). `one`: the other copy is ordinary. */
export type Copies = 'one' | 'both' | 'unknown'

/** The number of copies that one field states; null if it states none. */
type StatedCopies = Copies | null

/** A contradictory or uncertain statement is never read as one copy. */
function together(all: readonly StatedCopies[]): StatedCopies {
  for (const copies of ['both', 'unknown', 'one'] as const) if (all.includes(copies)) return copies
  return null
}

const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
    .trim()

const DENIED =
  /(?:并非|非|不是|未见|未检出|没有|排除|无|non-?|not )\s*(?:纯合|复合杂合|半合|双杂合|hom\w*|hemi\w*)(?:子|突变|变异)*/g
const UNSURE =
  /疑似|可疑|待定|待确认|待验证|不明|不确定|未测|嵌合|异质|相位|mosaic|chimer|heteroplasm|uncertain|unknown|[?？]/
const BOTH =
  /纯合|纯和|半合|复合杂合|双重?杂合|双等位|[两二双2]\s*(?:个|份)?\s*(?:拷贝|等位)|[两二双2]份|另一份(?:也|同样)|hemizyg|homozyg|homoplasm|compound|comp\W?het|bi-?allelic|both (?:alleles|copies)|two copies|(?:^|[^a-z])(?:homo?|hemi)(?![a-z])/
const ONE =
  /杂合|单等位|[一单1]\s*(?:个|份)?\s*拷贝|[一单1]份|heterozyg|mono-?allelic|single copy|one copy|(?:^|[^a-z])(?:het|hetero)(?![a-z])/
/** The number of copies that are left, as for deletions of SMN1; the second form has the number first. */
const LEFT = /(?:拷贝数?|copy number|copies|\bcn)\s*[:=为是]?\s*(\d)|(\d)\s*个?\s*(?:拷贝|cop(?:y|ies))/

function wordsSay(text: string): StatedCopies {
  const left = LEFT.exec(text)
  if (left) return ({ '0': 'both', '1': 'one' } as const)[(left[1] ?? left[2]) as '0' | '1'] ?? 'unknown'
  const said = text.replace(DENIED, '')
  if (BOTH.test(said)) return 'both'
  if (UNSURE.test(said)) return 'unknown'
  return ONE.test(said) ? 'one' : null
}

/** The ordinary allele: the `=` of HGVS, a wild type, or a thalassemia chromosome without a change. */
const ORDINARY = /^(?:\(?=\)?|wt|wild ?type|ref|正常|野生型?|αα|aa|[αβ]?n|[αβ]a|β|\*1)$/
const UNREAD = /^(?:\?|\.|)$/

function allelesSay(alleles: readonly string[]): StatedCopies {
  if (alleles.some((allele) => UNREAD.test(allele))) return 'unknown'
  const changed = alleles.filter((allele) => !ORDINARY.test(allele)).length
  if (changed === 0) return null
  return changed < alleles.length ? 'one' : 'both'
}

const BRACKETS = /\[([^[\]]*)\]/g

/**
 * HGVS: `[a];[b]` are the two copies, `[a;b]` is one copy with two variants, `(;)` is an unknown phase, `=/` a mosaic,
 * and `[0]` a missing copy.
 */
function bracketsSay(text: string): StatedCopies {
  const groups = [...text.matchAll(BRACKETS)].map(([, group = '']) => group.replace(/^[cgmnp]\./, '').trim())
  if (groups.length < 2) return null
  if (groups.includes('0')) return 'both'
  const pairs = groups.filter((_, at) => at % 2 === 0).map((group, at) => [group, groups[2 * at + 1] ?? ''])
  return together(pairs.map(allelesSay))
}

/** Names that contain a slash: CD41/42 is one variant of HBB, exon 7/8 one deletion. */
const INSIDE = /((?:cd|codons?|密码子|exons?|外显子|\be)\s*)(\d+)\/((?:exons?\s*|e)?)(\d+)/g
const inside = (name: string, word: string, from: string, again: string, to: string): string =>
  Number(to) === Number(from) + 1 ? `${word}${from}-${again}${to}` : name
const CALLED = /^[\d.][/|][\d.]$/

function slashSays(text: string): StatedCopies {
  if (/^(?:\+\/-|-\/\+)$/.test(text)) return 'one'
  const alleles = text.replace(INSIDE, inside).split(/[/|]/)
  if (alleles.length !== 2) return alleles.length > 2 ? 'unknown' : null
  // In a VCF, 0 is the reference.
  if (CALLED.test(text)) return allelesSay(alleles.map((allele) => (allele === '0' ? 'ref' : allele)))
  return allelesSay(alleles.map((allele) => allele.replace(/^.*[:：]/, '').trim()))
}

const SEPARATOR = /[,，;；、&\n]|\s\+\s|\+(?=[cm]\.)|[和及]/
const VARIANT = /[cm]\.|del|ins|dup|>|cd\s*\d|ivs|--|-α|^\d/

/** Several variants in one cell; it is unknown whether they are on the same copy. */
function listSays(text: string): StatedCopies {
  const names = text
    .replace(/[([（][^)\]）]*[)\]）]/g, '')
    .split(SEPARATOR)
    .map((name) => name.replace(/^.*[:：]/, '').trim())
  return new Set(names.filter((name) => VARIANT.test(name) && !/^[pgnr]\./.test(name))).size > 1 ? 'unknown' : null
}

function notationSays(text: string): StatedCopies {
  if (/=\/|\/=|\(;\)/.test(text)) return 'unknown'
  return bracketsSay(text) ?? slashSays(text) ?? listSays(text)
}

const CHANGED = /缺失|插入|重复|del|ins|dup|^-$/
const BASES = /^([acgt])\/?([acgt])$/

/** The two alleles at a locus: C/缺失, CT, 0/1, *1/*2. Two equal bases may both be the ordinary base. */
function genotypeSays(text: string): StatedCopies {
  const [, first, second] = BASES.exec(text) ?? []
  if (first) return first === second ? 'both' : 'one'
  const alleles = text.split('/')
  const changed = alleles.filter((allele) => CHANGED.test(allele)).length
  if (alleles.length === 2 && changed > 0) return changed === 1 ? 'one' : 'both'
  return slashSays(text)
}

/** The kind of a variant, or a sentence about it: `frameshift, Homozygous`, `杂合`, `0/1`. */
export const copiesInWords = (text: string): StatedCopies => {
  const said = plainText(text)
  return together([wordsSay(said), CALLED.test(said) ? slashSays(said) : null, bracketsSay(said)])
}

const ZYGOSITY = /[(（]?(?:het|hom|hemi|杂合|纯合|半合)[^)）,，;；、/]*[)）]?/g

/** The position or the name of a variant: `c.[235del];[=]`, `--SEA/αα`, `CD41-42（杂合）`. */
export const copiesAtPosition = (text: string): StatedCopies => {
  const said = plainText(text)
  // The ? of HGVS is an unknown effect or end, not an unknown number of copies.
  return together([notationSays(said.replace(ZYGOSITY, '').trim()), wordsSay(said.replace(/\?/g, ''))])
}

const CLEAR = /未检出|未见|未携带|正常|相近/

/** A tested locus; a locus without a variant says nothing about the number of copies. */
export const copiesAtLocus = ({
  rsId,
  genotype,
  effect,
}: {
  rsId: string
  genotype: string
  effect: string
}): StatedCopies =>
  CLEAR.test(effect)
    ? null
    : together([
        copiesAtPosition(rsId),
        wordsSay(plainText(genotype)),
        genotypeSays(plainText(genotype)),
        wordsSay(plainText(effect)),
      ])

/** The number of changed copies by all fields of one gene. Two loci with one changed copy each may be two variants. */
export function copiesOf(fields: readonly StatedCopies[], loci: readonly StatedCopies[]): Copies {
  const places = loci.filter((said) => said === 'one').length
  return together([...fields, ...loci, places > 1 ? 'unknown' : null]) ?? 'unknown'
}
