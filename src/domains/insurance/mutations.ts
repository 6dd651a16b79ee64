import type * as z from 'zod/mini'
import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { insuranceApi } from './api.ts'
import type { Claim, NewClaim } from './model.ts'
import { claimMadeSince, claimMark, hasGoneOn, isSameClaim } from './rules.ts'

interface Applying {
  body: z.input<typeof NewClaim>
  /** The request body of a repeated claim; by default the same as `body`. */
  change?: Partial<z.input<typeof NewClaim>>
  /** The refused claim to complete, with its earlier state; null for a new claim. */
  again: { id: string; status: string } | null
}

const one = async (id: string): Promise<Claim | null> =>
  (await call(insuranceApi.claims, { query: { id } })).items.find((claim) => claim.id === id) ?? null

/**
 * A claim of the same content that the person already has; null when there is none. If the claims cannot be read, the
 * new claim is sent nevertheless.
 */
export const sameClaim = (body: NewClaim): Promise<Claim | null> =>
  call(insuranceApi.claims, { query: {} }).then(
    ({ items }) => items.find((claim) => isSameClaim(claim, body)) ?? null,
    () => null,
  )

/** Applies for a claim, or again after a refusal (INS-001). After a lost reply, the claims are read first. */
export const applyForClaim = defineMutationOf(
  [insuranceApi.apply, insuranceApi.applyAgain],
  ({ body, change = body, again }: Applying, sending): Promise<Claim> =>
    again === null
      ? call(insuranceApi.apply, { body }, sending)
      : call(insuranceApi.applyAgain, { body: { id: again.id, ...change } }, sending),
  {
    done: '理赔申请已提交',
    find: async ({ body, again }, since) => {
      if (again !== null) {
        const claim = await one(again.id)
        return claim && hasGoneOn(claim, again.status) ? claim : null
      }
      const { items } = await call(insuranceApi.claims, { query: {} })
      return claimMadeSince(items, body, since)
    },
    same: ({ body, again }) => (again ? again.id : claimMark(body)),
    unknown: '暂时无法确认申请是否提交，请先到“我的保险理赔”查看，不要重复提交',
  },
)

/** Saves the number of the parcel with the original documents (INS-001). */
export const addExpress = defineMutation(insuranceApi.addExpress, {
  done: '快递单号已提交',
  find: async ({ body: { id, expressNumber } }) => ((await one(id))?.expressNumber === expressNumber ? {} : null),
})

/** Cancels a claim (INS-001). */
export const cancelClaim = defineMutation(insuranceApi.cancel, {
  done: '理赔申请已取消',
  find: async ({ path: { id } }) => ((await one(id))?.status === 'CANCELLED' ? {} : null),
})
