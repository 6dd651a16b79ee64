import fc from 'fast-check'
import {
  type Bond,
  type Family,
  familyOf,
  type Gender,
  type Path,
  pathsFrom,
  type Person,
} from '#/domains/family/kinship/graph.ts'
import { wordOf } from '#/domains/family/kinship/kinship.ts'

const genders: Readonly<Record<string, Gender>> = { m: 'MALE', f: 'FEMALE' }

/** `dad m 1960 > granddad grandma + mom`: gender, year (`?` unknown), parents (`*` adopted) and spouses. */
function parsePerson(line: string): Person {
  const [facts = '', couple = ''] = line.split(' + ')
  const [own = '', line2 = ''] = facts.split(' > ')
  const [id = '', gender = '', year = '?'] = own.split(' ')
  const bondOf = (name: string): Bond => (name.endsWith('*') ? 'adopted' : 'birth')
  return {
    id,
    gender: genders[gender] ?? null,
    birthday: year === '?' ? null : `${year}-03-01`,
    parents: line2
      .split(' ')
      .filter(Boolean)
      .map((name) => ({ id: name.replace('*', ''), bond: bondOf(name) })),
    spouses: couple.split(' ').filter(Boolean),
  }
}

/** Parses people from a text with one person per line. */
export const parsePeople = (text: string): Person[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(parsePerson)

/** Five generations around `me`, a man born in 1990. */
export const fiveGenerations = familyOf(
  parsePeople(`
    ggg m 1870
    gg m 1890 > ggg + ggw
    ggw f 1892
    gmf m 1891
    mff m 1893
    mmm f 1894
    grandpa m 1930 > gg ggw + grandma
    grandma f 1932 > gmf + grandpa
    gpBig m 1928 > gg ggw + gpBigWife
    gpBigWife f 1929
    gpSmall m 1935 > gg ggw
    gpOld m ? > gg ggw
    gpSis f 1936 > gg ggw + gpSisHusband
    gpSisHusband m 1930
    gmBro m 1934 > gmf + gmBroWife
    gmBroWife f 1936
    gmSis f 1938 > gmf
    grandpa2 m 1931 > mff + grandma2
    grandma2 f 1933 > mmm
    g2Big m 1929 > mff
    g2Small m 1940 > mff
    g2Sis f 1941 > mff
    gm2Bro m 1936 > mmm
    gm2Sis f 1939 > mmm
    dad m 1960 > grandpa grandma + mom
    mom f 1962 > grandpa2 grandma2
    dadBig m 1955 > grandpa grandma + dadBigWife
    dadBigWife f 1956
    dadSmall m 1965 > grandpa grandma + dadSmallWife
    dadSmallWife f 1967
    dadBro m ? > grandpa grandma + dadBroWife
    dadBroWife f ?
    dadSis f 1958 > grandpa grandma + dadSisHusband
    dadSisHusband m 1957
    momBro m 1966 > grandpa2 grandma2 + momBroWife
    momBroWife f 1968
    momSis f 1970 > grandpa2 grandma2 + momSisHusband
    momSisHusband m 1969
    gpBigSon m 1954 > gpBig + gpBigSonWife
    gpBigSonWife f 1955
    gpSmallSon m 1964 > gpSmall + gpSmallSonWife
    gpSmallSonWife f 1966
    gpSmallGirl f 1967 > gpSmall + gpSmallGirlHusband
    gpSmallGirlHusband m 1966
    gpSisSon m 1961 > gpSis
    gmBroGirl f 1964 > gmBro
    g2BigSon m 1959 > g2Big
    g2BigGirl f 1961 > g2Big
    gm2SisSon m 1963 > gm2Sis
    gm2SisGirl f 1965 > gm2Sis
    me m 1990 > dad mom + wife
    wife f 1991 > wifeDad wifeMom
    brother m 1985 > dad mom + brotherWife
    brotherWife f 1986 > brotherWifeDad
    brotherWifeDad m 1960
    little m 1995 > dad mom + littleWife
    littleWife f 1996
    sister f 1987 > dad mom + sisterHusband
    sisterHusband m 1986
    littleSis f 1998 > dad mom + littleSisHusband
    littleSisHusband m 1997
    twin f 1990 > dad mom
    someBro m ? > dad mom + someBroWife
    someBroWife f ?
    someSis f ? > dad mom
    somebody x ? > dad mom
    halfDad m 1980 > dad dadFirst
    dadFirst f 1961 + dad
    halfMom f 1993 > momSecond mom
    momSecond m 1964 + mom
    stepSon m 1992 > momSecond momSecondEx
    momSecondEx f 1966
    cousinBig m 1988 > dadBig dadBigWife + cousinBigWife
    cousinBigWife f 1989
    cousinSmall m 1992 > dadSmall + cousinSmallWife
    cousinSmallWife f 1993
    cousinSis f 1986 > dadBig + cousinSisHusband
    cousinSisHusband m 1985
    cousinLittle f 1999 > dadSmall + cousinLittleHusband
    cousinLittleHusband m 1998
    cousinMan m ? > dadBro
    cousinWoman f ? > dadBro
    cousinWho x ? > dadBro
    auntSon m 1984 > dadSis + auntSonWife
    auntSonWife f 1985
    auntSmall m 1994 > dadSis
    auntGirl f 1983 > dadSis + auntGirlHusband
    auntGirlHusband m 1982
    auntLittle f 1996 > dadSis
    uncleSon m 1993 > momBro
    uncleGirl f 1989 > momBro
    momSisSon m ? > momSis
    momSisGirl f ? > momSis
    farBig m 1980 > gpBigSon
    farSmall f 1999 > gpSmallSon
    farOther f 1981 > gpSmallGirl
    farOther2 m 1999 > gm2SisGirl
    nephew m 2012 > brother brotherWife + nephewWife
    nephewWife f 2013
    niece f 2014 > brother brotherWife + nieceHusband
    nieceHusband m 2013
    nephew2 m 2015 > sister + nephew2Wife
    nephew2Wife f 2016
    niece2 f 2016 > sister + niece2Husband
    niece2Husband m 2015
    grandNephew m 2035 > nephew
    grandNiece f 2036 > nephew
    grandNephew2 m 2036 > niece
    grandNephew3 m 2038 > nephew2
    grandNiece3 f 2039 > niece2
    cousinKid m 2013 > cousinBig
    cousinKid2 f 2014 > cousinBig
    cousinKid3 m 2012 > cousinSis
    auntKid m 2011 > auntSon
    auntKid2 f 2010 > auntGirl
    son m 2015 > me wife + sonWife
    sonWife f 2016 > sonWifeDad sonWifeMom
    sonWifeDad m 1988
    sonWifeMom f 1989
    girl f 2017 > me wife + girlHusband
    girlHusband m 2016
    child x 2019 > me wife
    adoptedSon m 2014 > me* wife*
    adoptedGirl f 2013 > me*
    grandson m 2040 > son + grandsonWife
    grandsonWife f 2041
    granddaughter f 2041 > son
    grandson2 m 2042 > girl
    granddaughter2 f 2043 > girl + granddaughter2Husband
    granddaughter2Husband m 2042
    grandchild x 2044 > child
    greatGrandson m 2065 > grandson
    greatGranddaughter f 2066 > grandson
    greatGrandson2 m 2067 > granddaughter
    greatGrandson3 m 2068 > grandson2
    gggrandson m 2090 > greatGrandson
    wifeDad m 1963 > wifeGrandpa
    wifeGrandpa m 1935
    wifeMom f 1964
    wifeBro m 1988 > wifeDad wifeMom + wifeBroWife
    wifeBroWife f 1989
    wifeSmallBro m 1995 > wifeDad wifeMom
    wifeSis f 1987 > wifeDad wifeMom + wifeSisHusband
    wifeSisHusband m 1986
    wifeSmallSis f 1996 > wifeDad wifeMom
    wifeAnySis f ? > wifeDad wifeMom
    wifeFirstSon m 2010 > wife
    stranger m 1990
  `),
)

/** Random families that grow by children of couples: the usual case, with remarriage and adoption. */
export const growingFamiliesFrom = (least: number) =>
  fc
    .array(
      fc.record({
        gender: fc.constantFrom<Gender>('MALE', 'FEMALE', null),
        of: fc.nat(),
        kind: fc.constantFrom('child', 'child', 'child', 'spouse', 'parent'),
      }),
      { minLength: least, maxLength: 200, size: 'max' },
    )
    .map((rows) => {
      const people: Person[] = [{ id: 'me', gender: 'FEMALE', birthday: null, parents: [], spouses: [] }]
      for (const [index, { gender, of, kind }] of rows.entries()) {
        const id = `p${index}`
        const at = of % people.length
        const other = people[at]
        if (!other) continue
        const bare: Person = { id, gender, birthday: null, parents: [], spouses: [] }
        if (kind === 'child') people.push({ ...bare, parents: [{ id: other.id, bond: 'birth' }] })
        else if (kind === 'spouse') people.push({ ...bare, spouses: [other.id] })
        else {
          people[at] = { ...other, parents: [...other.parents, { id, bond: 'birth' }] }
          people.push(bare)
        }
      }
      return people
    })

export const growingFamilies = growingFamiliesFrom(1)

/** The shortest path between two people; null if they are not connected. */
export const pathBetween = (family: Family, from: string, target: string): Path | null =>
  pathsFrom(family, from).get(target) ?? null

/** The kinship of a person to `me`; null if the two are not connected. */
export function kinshipOf(family: Family, me: string, id: string): { word: string; path: Path } | null {
  const path = pathBetween(family, me, id)
  return path && { word: wordOf(path), path }
}
