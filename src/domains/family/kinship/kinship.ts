import { type Family, type Path, pathBetween, type Step } from './graph.ts'
import { childInLawWord, inLawWord, spouseWord } from './spouse-words.ts'
import { bloodWord, type Line } from './words.ts'

/** The word of kinship for a path through the family, and how it leads there. */

const inverse: Readonly<Record<Step, Step>> = { up: 'down', down: 'up', spouse: 'spouse' }

/** The way back. */
export const backwards = ({ people, steps }: Path): Path => ({
  people: [...people].reverse(),
  steps: [...steps].reverse().map((step) => inverse[step]),
})

/** The first `count` steps of a path. */
const head = ({ people, steps }: Path, count: number): Path => ({
  people: people.slice(0, count + 1),
  steps: steps.slice(0, count),
})

/** What is left after the first `count` steps. */
const rest = ({ people, steps }: Path, count: number): Path => ({
  people: people.slice(count),
  steps: steps.slice(count),
})

/** A path that goes up, then down, and nowhere else; null for others. */
function lineOf({ people, steps }: Path): Line | null {
  const [first] = people
  const up = steps.filter((step) => step === 'up').length
  if (!first || steps.some((step, index) => step !== (index < up ? 'up' : 'down'))) return null
  return { first, up: people.slice(1, up + 1), down: people.slice(up + 1) }
}

const spouses = { MALE: '丈夫', FEMALE: '妻子', unknown: '爱人' } as const

/** The word for the whole path, where the language has one. */
function single(path: Path): string | null {
  const { people, steps } = path
  const last = people.at(-1)
  if (steps.length === 0 || !last) return '我'
  const line = lineOf(path)
  if (line) return bloodWord(line)
  if (steps.join() === 'spouse') return spouses[last.gender ?? 'unknown']
  if (steps.join() === 'down,spouse,up') return childInLawWord(single(rest(path, 2)) ?? '')
  if (steps[0] === 'spouse') return inLawWord(single(rest(path, 1)) ?? '', people[1]?.gender ?? null)
  const count = steps.length - 1
  return steps[count] === 'spouse' ? spouseWord(single(head(path, count)) ?? '', last.gender) : null
}

/**
 * The word for the whole path, else composed with 的: a husband's or wife's relative by the word that he or she uses,
 * others by the longest part that has a word: 妻子的爷爷, 嫂子的爸爸.
 */
export function wordOf(path: Path): string {
  const whole = single(path)
  if (!whole && path.steps[0] === 'spouse') return `${single(head(path, 1))}的${wordOf(rest(path, 1))}`
  for (let count = path.steps.length; count > 0; count -= 1) {
    const word = single(head(path, count))
    if (word) return count === path.steps.length ? word : `${word}的${wordOf(rest(path, count))}`
  }
  return '我'
}

export interface Kinship {
  word: string
  path: Path
}

/** What somebody is to me; null without any connection. */
export function kinshipOf(family: Family, me: string, id: string): Kinship | null {
  const path = pathBetween(family, me, id)
  return path && { word: wordOf(path), path }
}
