import { queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { orderApi } from '../api.ts'
import type { OrderOptions } from '../model.ts'
import { optionsInput, orderOptions, type OrderRequest } from '../queries.ts'

/**
 * The options of an order. `couponRefusal` is the reason why the server refused the chosen coupon; the options are then
 * computed without this coupon.
 */
export type PricedOptions = OrderOptions & { couponRefusal?: string }

/**
 * The options for a choice. If the chosen coupon has expired, or the chosen number of pieces does not reach its
 * threshold, the options are requested again without it: the server chooses another coupon, and the order screen shows
 * no failure.
 */
export const pricedOptions = (wanted: OrderRequest) =>
  queryOptions({
    ...refetchWhenVisible,
    queryKey: orderOptions(wanted).queryKey,
    queryFn: async ({ signal }): Promise<PricedOptions> => {
      try {
        return await call(orderApi.options, optionsInput(wanted), { signal })
      } catch (error) {
        if (!wanted.couponId || !(error instanceof ApiError) || error.kind !== 'bad-request') throw error
        const other = await call(orderApi.options, optionsInput({ ...wanted, couponId: undefined }), { signal })
        return { ...other, couponRefusal: error.message }
      }
    },
  })
