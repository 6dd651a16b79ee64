import { type Member, type Pedigree, peopleIn } from './pedigree-rules.ts'

/** In a large family, the branches more than two steps from me are folded. */

/** A family of up to this many people is never folded. */
export const FOLDED_FROM = 30
const NEAR = 2
/** The maximum number of cards in the tree: the nearest people are drawn, and the list has all people. */
export const MAX_DRAWN = 300

export interface Fold {
  /** The number of hidden people of a folded branch, or the number of all people of an unfolded branch. */
  count: number
  open: boolean
}

export interface FoldedTree {
  shown: ReadonlySet<string>
  /** By the id of the card that the branch belongs to. */
  folds: ReadonlyMap<string, Fold>
  /** The number of people that are not drawn because of the maximum. */
  undrawn: number
}

const previousId = ({ path }: Member): string | null => path?.people.at(-2)?.id ?? null
const stepsTo = ({ path }: Member): number => path?.steps.length ?? 0

export const isFoldable = (pedigree: Pick<Pedigree, 'members'>): boolean => peopleIn(pedigree).length > FOLDED_FROM

interface Walk {
  shown: Set<string>
  /** The people whose branch is unfolded, directly or through a person on the path. */
  open: Set<string>
  /** For each hidden person, the card whose count includes them. */
  counter: Map<string, string>
  undrawn: number
}

/**
 * Decides who is shown. It goes from the nearest to the most distant people, so that the previous person on the path
 * was already decided.
 */
function walk(members: ReadonlyMap<string, Member>, unfolded: ReadonlySet<string>, kept: ReadonlySet<string>): Walk {
  const [shown, open, counter] = [new Set<string>(), new Set<string>(), new Map<string, string>()]
  let undrawn = 0
  for (const [id, member] of members) {
    const from = previousId(member)
    const isOpen = from !== null && open.has(from)
    const hasRoom = shown.size < MAX_DRAWN
    if (kept.has(id) || (hasRoom && (stepsTo(member) <= NEAR || isOpen))) {
      shown.add(id)
      if (isOpen || unfolded.has(id)) open.add(id)
    } else if (!hasRoom) undrawn += member.kind === 'open' ? 0 : 1
    else if (from !== null) counter.set(id, shown.has(from) ? from : (counter.get(from) ?? from))
  }
  return { shown, open, counter, undrawn }
}

/**
 * @param unfolded the cards whose branch was unfolded
 * @param selected the person whose path is always shown
 */
export function foldedOf(
  { members }: Pick<Pedigree, 'members'>,
  unfolded: ReadonlySet<string>,
  selected: string | null,
): FoldedTree {
  if (!isFoldable({ members })) return { shown: new Set(members.keys()), folds: new Map(), undrawn: 0 }
  const kept = new Set(members.get(selected ?? '')?.path?.people.map(({ id }) => id))
  const { shown, open, counter, undrawn } = walk(members, unfolded, kept)
  const folds = new Map<string, Fold>()
  const add = (at: string, isOpen: boolean) => folds.set(at, { count: (folds.get(at)?.count ?? 0) + 1, open: isOpen })
  for (const [id, { kind, path }] of members) {
    // A place without a person is not counted.
    if (kind === 'open') continue
    const hidden = counter.get(id)
    if (hidden) add(hidden, false)
    const opener = path?.people.find((person) => open.has(person.id) && unfolded.has(person.id))?.id
    if (opener && opener !== id && shown.has(id)) add(opener, true)
  }
  return { shown, folds, undrawn }
}

/** Unfolds the branch of a card, or folds it together with all branches inside it. */
export function toggled(
  { members }: Pick<Pedigree, 'members'>,
  unfolded: ReadonlySet<string>,
  at: string,
): ReadonlySet<string> {
  const inside = (id: string) => members.get(id)?.path?.people.some((person) => person.id === at) === true
  const others = [...unfolded].filter((id) => !inside(id))
  return new Set(unfolded.has(at) ? others : [...others, at])
}

export const unfoldedAll = ({ members }: Pick<Pedigree, 'members'>): ReadonlySet<string> =>
  new Set([...members].flatMap(([id, member]) => (stepsTo(member) === NEAR ? [id] : [])))
