import { pageState } from './page-load/page-state.ts'

/**
 * Pinyin initials of Chinese words: lbgl finds 氯吡格雷. Loaded on demand. The initials come from a table, although the
 * order of `Intl.Collator` gives nearly the same (18 of 6,763 characters differ, all with several readings). The
 * reason: ECMA-402 leaves the order to the engine, and an engine without Chinese data gives wrong letters without an
 * error. The decoder for gbk, by contrast, is required in all browsers by the Encoding standard.
 */

const ROWS = 94
const codeOf = (row: number, cell: number) => row * 256 + 0xa1 + cell

/** In GB 2312, the 3,755 common characters are sorted by pinyin; this table has the first code of each letter. */
const STARTS: readonly (readonly [letter: string, code: number])[] = [
  ['a', 0xb0a1],
  ['b', 0xb0c5],
  ['c', 0xb2c1],
  ['d', 0xb4ee],
  ['e', 0xb6ea],
  ['f', 0xb7a2],
  ['g', 0xb8c1],
  ['h', 0xb9fe],
  ['j', 0xbbf7],
  ['k', 0xbfa6],
  ['l', 0xc0ac],
  ['m', 0xc2e8],
  ['n', 0xc4c3],
  ['o', 0xc5b6],
  ['p', 0xc5be],
  ['q', 0xc6da],
  ['r', 0xc8bb],
  ['s', 0xc8f6],
  ['t', 0xcbfa],
  ['w', 0xcdda],
  ['x', 0xcef4],
  ['y', 0xd1b9],
  ['z', 0xd4d1],
]
const COMMON_END = 0xd7f9

/** The 3,008 rare characters are sorted by strokes; this text has one letter for each of them. */
const RARE =
  'chwgnspgcgnegypbtyyzdxykygtzjnmjqmbsgzscyjsyyfpgkbzgydywjkgkljswkpjqhyjwrdzlsgmrypywwcckznkyygttnjjnykkzytcjnm' +
  'cylqlypyqfqrpzslwbtgkjfyxjwzltbncxjjjjtxdttsqzycdxxhgckbphffsstybgmxlpbyllbhlxsmzmyjhsojnghdzqyklgjhsgqzhxqgke' +
  'zzwyscscjxyeyxadzpmdssmzjzqjyzcjjfwqjbdzpxgznzcpwhwxhqkmwfbpbydtjzzkqhylygxfptyjyyzpszlfchmqshgmxxsxjyqdcsbbqb' +
  'efsjyhwwgzkpylqbgldlcdtnmayddkssngycsgxlyzaypnptsdkdylhgymylcxpycjndqjwxqxfyyfjlejbzrxccqwqqsbzkymgplbmjrqcfln' +
  'ymyqmsqtrbcjthztqfrxqhxmjjcjlxxgjmshzkbswyemyltxfsydsglycjqxsjnqbsctyhbftdcyzdjwyghqfrxwckqkxebptlpxjzsrmebwhj' +
  'lbjslyysmdxlclqkxlhxjrzjmbqhxhwywsbhtrxxglhqhfnmgykldyxzpwlggsmtcfpajjzyljtyanjgbjplqgdzyqyaxbkysecjsznslyzhzx' +
  'lzcghpxzhznytdsbcjkdlzayffydlebbgqyzkxgldndnyskjshdlyxbcghxypkdjmmzngmmclgwzszxzjfznmlzzthcsydbdllscddnlkjykjs' +
  'ycjlknhqasdknhcsgsnhdaashtcplcpqybsdmpjlpzjoqlcdhjxysprchnwjnlhlyyqyhwzptczgwwmzffjqqqqyxaclbhkdjxdgmmydjxzlls' +
  'ygxgkjrywzwyclzmssjzldbydcpcxyhlxchyzjqsqqagmnyxpfrkssbjlyxysyglnscmhcwwmnzjjlxxhchsyzsxtxrycyxbyhcsmxjsznpwgp' +
  'xxtaybgajcxlyxdccwzocwkccsbnhcpdyznfcyytyckxkybsqkkytqqxfcwchcykelzqbsqyjqcclmthsywhmktlkjlycxwhyqqhtqkqpqsqsc' +
  'fymmdmgbwhwlgsllystlmlxpthmjhwljzyhzjxhtxjlhxrswlwzjcbxmhzqxsdzpmgfcsglsxymjshxpjxwmyqksmyplrthbxftpmhyxlchlhl' +
  'zylxgsssstclsldclrpbhzhxyyfhbmgdmycnqqwlqhjjcywjzyejjdhpblqxtqkwhlchqxagtlxljxmsljhtzkzjecxjcjnmfbycsfywybjzgn' +
  'ysdzsqyrsljpclpwxsdwejbjcbcnaytwgmpapclyqpclzxsbnmsggfnzjjbzsfzyndxhplqkzczwalsbccjxsyzhwkypsgxfzfcdkhjgxtlqfs' +
  'gdslqwzkxtmhsbgzmjzrglyjbpmlmsxlzjqqhzyjczydjwbwjklddpmjegxyhylxhlqyqhkycwcjmyyxnatjhyccxzpcqlbzwwytwbqcmlpmyr' +
  'jcccxfpznzzljplxxyztzlgdltcklyrzzgqtgjhhgjljaxfgfjzslcfdqzlclgjdjzsnzlljpjqdcclcjxmyzftsxgcgsbrzxjqqctzhgyqtjq' +
  'qlzxjylylbcyamcstylpdjbyregklzyzhlyszqlznwczcllwjqjjjkdgjzolbbzppglghtgzxyjhzmycnqcycyhbhgxkamtxyxnbskyzzgjzlq' +
  'jdfcjxdygjqjjpmgwgjjjpkqsbgbmmcjssclpqpdxcdyykypcjddyygywrhjrtgznyqldkljszzgzqzjgdykshpzmtlcpwnjyfyzdjcnmwescy' +
  'glbtzcgmssllyxqsxsbsjsbbsgghfjlypmzjnlyywdqshzxtyywhmcyhywdbxbtlmsyyyfsxjcbtxxlhjhfssxzqhfzmzcztqcxzxrttdjhnny' +
  'zqqmtqdmmgyydxmjgdhcdyzbffallztdltfxmxqzdngwqdbdczjdxbzgsqqddjcmbkzffxmkdmdsyyszcmljdsynsprskmkmpcklgtbqtfzswt' +
  'fgglyplljzhgjjgypzltcsmcnbtjbqfkdhbyzgkpbbymtdssxtbnpdkleycjnyddykztdhqhsdzsctarlltkzlgecllkjlqjaqnbdkkghpjtzq' +
  'ksecshalqfmmgjnlyjbbtmlyzxdcjpldlpcqdhzycbzsczbzmsljflkrzjsnfrgjhxpdhyjybzgdlqcsezgxlblgyxtwmabchecmwyjyzlljjy' +
  'hlgndjlslygkdzpzxjyyzlwcxszfgwyydlyhcljscmbjhblyzlycblydpdqysxqzbytdkyyjyycnrjmpdqgklcljbctbjddbblblczqrppxjcj' +
  'lzcshltoljnmdddlngkathqhjhykheznmshrphqqjchgmfprxhjgdychghlyrzqlcyqjnzsqtkqjymszswlcfqqqxyfggyptqwlmcrnfkkfsyy' +
  'lqbmqammmyxctpshcptxxzzsmphpshmclmldqfyqxszyjdjjzzhqpdszglstjbckbxyqzysgpsxqzqzrqtbdkyxzkhhgflbcsmdldgdzdblzyy' +
  'cxnncsybzbfglzzxswmsccmqnjqsbdqsjtxxmbltxzclzshzcxrqjgjylxzfjphymzqqydfqjjlzznzjcdgzygztxmzysctlkphtxhtlbjxjlx' +
  'scdqxcbbtjfqzfsltjbtkqbxxjjljchczdbzjdczjdcprnpqcjpfczlclzxzdmxmphjsgzgszzqjylwtjpfsyaxmcjbtzyycwmytzsjjlqcqlw' +
  'zmalbxyfbpnlsfhtgjwejjxxglljstgshjqlzfkcgnndszfdeqfhbsaqtgylbxmmygszldydqmjjrgbjtkgdhgkblqkbdmbylxwcxyttybkmrt' +
  'jzxqjbhlmhmjjzmqasldcyxyqdlqcafywyxqhz'

/** Further readings that occur in names of illnesses, drugs and habits. */
const OTHER_READINGS: Readonly<Record<string, string>> = {
  长: 'z',
  重: 'c',
  行: 'h',
  调: 't',
  藏: 'z',
  乐: 'y',
  曾: 'c',
  单: 's',
  区: 'o',
  传: 'z',
  弹: 't',
  降: 'x',
  折: 's',
  便: 'p',
  参: 's',
  颈: 'g',
  给: 'j',
  系: 'j',
  屏: 'b',
  壳: 'q',
  会: 'k',
  厦: 'x',
  畜: 'x',
  伺: 's',
  泊: 'b',
  辟: 'p',
  秘: 'b',
  咳: 'h',
  率: 's',
  宿: 'x',
  脯: 'p',
  茄: 'j',
  朝: 'c',
  石: 'd',
  解: 'x',
  匙: 's',
}

const table = pageState<ReadonlyMap<string, string> | null>(() => null)

/** Built once, in about a millisecond: the browser's own TextDecoder maps codes to characters. */
function letters(): ReadonlyMap<string, string> {
  if (table.current) return table.current
  const made = new Map<string, string>()
  const decoder = new TextDecoder('gbk')
  for (let row = 0xb0; row <= 0xf7; row += 1) {
    const bytes = new Uint8Array(ROWS * 2)
    for (let cell = 0; cell < ROWS; cell += 1) bytes.set([row, 0xa1 + cell], cell * 2)
    const text = decoder.decode(bytes)
    for (let cell = 0; cell < ROWS; cell += 1) {
      const code = codeOf(row, cell)
      const letter =
        code <= COMMON_END ? STARTS.filter(([, start]) => code >= start).at(-1)?.[0] : RARE[(row - 0xd8) * ROWS + cell]
      const character = text[cell]
      if (character && letter) made.set(character, letter)
    }
  }
  table.current = made
  return made
}

/** For each character of a text, the letters by which it may be typed. Spaces and punctuation are skipped. */
export function initialsOf(text: string): string[] {
  const known = letters()
  return Array.from(text.normalize('NFKC').toLowerCase()).flatMap((sign) => {
    const letter = known.get(sign)
    if (letter) return [letter + (OTHER_READINGS[sign] ?? '')]
    return /[a-z0-9]/.test(sign) ? [sign] : []
  })
}

/** Whether the typed letters occur as one run in the initials. */
export function initialsMatch(initials: readonly string[], typed: string): boolean {
  if (typed === '') return true
  for (let from = 0; from + typed.length <= initials.length; from += 1)
    if (Array.from(typed).every((letter, at) => initials[from + at]?.includes(letter))) return true
  return false
}
