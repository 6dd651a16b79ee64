import { isFormer, type Path } from './graph.ts'
import { childInLawWord, inLawWord, spouseWord, stepSibling } from './spouse-words.ts'
import { bloodWord, type Line } from './words.ts'

const head = ({ people, steps }: Path, count: number): Path => ({
  people: people.slice(0, count + 1),
  steps: steps.slice(0, count),
})

const rest = ({ people, steps }: Path, count: number): Path => ({
  people: people.slice(count),
  steps: steps.slice(count),
})

/** The blood line of a path that goes only up and then only down; null for any other path. */
function lineOf({ people, steps }: Path): Line | null {
  const [first] = people
  const up = steps.filter((step) => step === 'up').length
  if (!first || steps.some((step, index) => step !== (index < up ? 'up' : 'down'))) return null
  return { first, up: people.slice(1, up + 1), down: people.slice(up + 1) }
}

const spouses = { MALE: '丈夫', FEMALE: '妻子', unknown: '爱人' } as const

const formerSpouses = { MALE: '前夫', FEMALE: '前妻', unknown: '前任爱人' } as const

/** Whether the path goes through a marriage that has ended: there are no terms for relatives beyond it. */
const isOver = ({ people, steps }: Path): boolean =>
  steps.some((step, index) => {
    const [one, other] = [people[index], people[index + 1]]
    return step === 'spouse' && one !== undefined && other !== undefined && isFormer(one, other)
  })

/** The term for the whole path; null when Chinese has none. */
function single(path: Path): string | null {
  const { people, steps } = path
  const last = people.at(-1)
  if (steps.length === 0 || !last) return '我'
  const line = lineOf(path)
  if (line) return bloodWord(line)
  const [shape, over] = [steps.join(), isOver(path)]
  if (shape === 'spouse') return (over ? formerSpouses : spouses)[last.gender ?? 'unknown']
  if (over) return null
  if (shape === 'up,spouse,down') return stepSibling(people[0] ?? last, last)
  if (shape === 'down,spouse,up') return childInLawWord(single(rest(path, 2)) ?? '')
  if (steps[0] === 'spouse') return inLawWord(single(rest(path, 1)) ?? '', people[1]?.gender ?? null)
  const count = steps.length - 1
  return steps[count] === 'spouse' ? spouseWord(single(head(path, count)) ?? '', last.gender) : null
}

/**
 * The term for the whole path, else a composition with 的. A relative of a spouse has the term that the spouse uses. For
 * any other relative, and for a relative by a spouse's child, the term begins with the longest part of the path that
 * has a term (妻子的爷爷, 嫂子的爸爸, 继子的妻子).
 */
export function wordOf(path: Path): string {
  const whole = single(path)
  if (!whole && path.steps[0] === 'spouse' && path.steps[1] !== 'down')
    return `${single(head(path, 1))}的${wordOf(rest(path, 1))}`
  for (let count = path.steps.length; count > 0; count -= 1) {
    const word = single(head(path, count))
    if (word) return count === path.steps.length ? word : `${word}的${wordOf(rest(path, count))}`
  }
  return '我'
}
