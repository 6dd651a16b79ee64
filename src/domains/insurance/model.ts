import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { PictureList } from '#/shared/api/picture-list.ts'
import { Day } from '#/shared/api/day.ts'
import { type Entries, entriesOf, withRefused } from '#/shared/api/blocks.ts'
import { editable } from '#/shared/api/editable.ts'
import { listEntries } from '#/shared/api/list-envelope.ts'
import { Title } from '#/shared/api/title.ts'
import {
  transform,
  checked,
  Edge,
  FlagOrClosed,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  open,
  custom,
  shape,
  Text,
} from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

/** Our own choice: the specification gives no states (decision 163). */
export const claimStatuses = [
  'SUBMITTED',
  'REVIEWING',
  'REFUSED',
  'WAITING_FOR_EXPRESS',
  'EXPRESSED',
  'PAID',
  'CANCELLED',
] as const

export const materialTypes = ['IDENTITY', 'DIAGNOSIS', 'EXAMINATION', 'INVOICE', 'BANK_CARD', 'OTHER'] as const
export type MaterialType = (typeof materialTypes)[number]

const Material = shape('ClaimMaterial', { type: open(materialTypes, 'OTHER'), images: PictureList })

const Step = shape('ClaimStep', { name: Text, time: Instant })

/**
 * A claim. The specification names only the calls, so every field but the id may be missing. Amounts are cents; bank
 * and identity numbers come masked.
 */
export const Claim = editable(
  shape('InsuranceClaim', {
    id: Id,
    status: open(claimStatuses),
    proBarcode: Text,
    contractCode: Text,
    productName: Title,
    insuredName: Text,
    accidentDate: Day,
    accidentDescription: Text,
    hospital: Text,
    amount: Money,
    paidAmount: Money,
    accountName: Text,
    bankName: Text,
    bankAccount: Text,
    mobile: Text,
    materials: listOf(Material),
    refuseReason: Prose,
    mailAddress: Text,
    expressCompany: Text,
    expressNumber: Text,
    createdDate: Instant,
    steps: listOf(Step),
  }),
)
export type Claim = z.infer<typeof Claim>

const Coverage = shape('Coverage', { name: Text, amount: Money, description: Prose }, 'name')

/** A policy of an insurance. Its address needs both numbers; only `get-one` contains its claims. */
export const Policy = shape(
  'InsurancePolicy',
  {
    proBarcode: Text,
    contractCode: Text,
    contractId: maybe(Id),
    productName: Title,
    companyName: Text,
    insuredName: Text,
    startDate: Edge,
    endDate: Edge,
    coverages: listOf(Coverage),
    /** Whether a claim is possible; null when the server does not send this. */
    claimable: FlagOrClosed,
    claims: listOf(Claim),
  },
  'proBarcode',
  'productName',
)
export type Policy = z.infer<typeof Policy>

const PolicyGroup = shape(
  'InsuranceGroup',
  { contractCode: Text, contractId: maybe(Id), contractName: Text, policies: listOf(Policy) },
  'policies',
)
export type PolicyGroup = z.infer<typeof PolicyGroup>

/** A single policy becomes a group with only this policy. */
const PolicyAlone = z.pipe(
  Policy,
  z.transform((policy): PolicyGroup => {
    const { contractCode, contractId } = policy
    return { contractCode, contractId, contractName: '', policies: [policy] }
  }),
)
const GroupOrPolicy = z.union([PolicyGroup, PolicyAlone])

/** A contract without policies does not count as unreadable. */
const isWithoutPolicies = (entry: unknown): boolean => {
  const { policies } = (entry ?? {}) as { policies?: unknown }
  return listEntries(Policy, policies)?.length === 0
}

/**
 * The policies of each contract by its number. Null counts as unreadable, because it may stand for a missing list; an
 * empty list means that there are no policies.
 */
const byContract = (reply: unknown): unknown[] =>
  typeof reply === 'object' && reply !== null
    ? Object.entries(reply).map(([contractCode, policies]) => ({ contractCode, policies: (policies ?? '') as unknown }))
    : [reply]

/** Joins the groups of one contract, so that its single policies are in one group. */
function together(groups: readonly PolicyGroup[]): PolicyGroup[] {
  const all = new Map<string, PolicyGroup>()
  for (const group of groups) {
    const { contractCode, contractId, contractName, policies } = group
    const key = JSON.stringify([contractCode || contractId, contractName])
    const known = all.get(key)?.policies
    const refused = [...(known?.refused ?? []), ...(policies.refused ?? [])]
    all.set(key, known ? { ...group, policies: withRefused([...known, ...policies], refused) } : group)
  }
  return [...all.values()]
}

/**
 * The groups of a reply, which is a list of groups, a list of policies, or an object with the policies of each contract
 * by its number. Null for any other reply.
 */
function groupsIn(reply: unknown): Entries<PolicyGroup> | null {
  const sent = listEntries(GroupOrPolicy, reply) ?? byContract(reply)
  const groups = entriesOf(
    GroupOrPolicy,
    sent.filter((entry) => !isWithoutPolicies(entry)),
  )
  const { refused = [] } = groups
  return groups.length === 0 && refused.length > 0 ? null : withRefused(together(groups), refused)
}

/** An empty reply means no policies; a reply without any readable policy is refused. */
export const PolicyGroups = transform(
  checked(
    custom<Entries<PolicyGroup> | null, readonly z.input<typeof PolicyGroup>[]>(
      (value) => groupsIn(value) !== null,
      [],
      groupsIn,
    ),
    (groups) => groups !== null,
  ),
  (groups) => groups ?? [],
)

export const ClaimQuery = z.object({ id: z.optional(z.string()) })

const claim = {
  proBarcode: z.string(),
  contractCode: z.string(),
  accidentDate: z.string(),
  accidentDescription: z.string(),
  hospital: z.string(),
  amount: z.int(),
  accountName: z.string(),
  bankName: z.string(),
  /** A saved number that does not change is not sent, because the app has it only masked. */
  bankAccount: z.optional(z.string()),
  mobile: z.optional(z.string()),
  materials: z.array(z.object({ type: z.enum(materialTypes), images: z.array(z.string()) })),
}
export const NewClaim = z.object(claim)
export type NewClaim = z.infer<typeof NewClaim>
/** Leaves out a field whose old value could not be read and that the person left empty. */
export const ChangedClaim = z.object({ id: z.string(), ...z.partial(NewClaim).shape })

export const ClaimExpress = z.object({ id: z.string(), expressCompany: z.string(), expressNumber: z.string() })
