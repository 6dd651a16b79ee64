import { useQueries, useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { birthdayProblem } from '../child-rules.ts'
import type { SummerValues } from '../forms/summer-form.ts'
import { groupDates, groupOfBirthday, moneyFor } from '../queries.ts'
import { groupVerdict, offeredDays, takenText } from '../rules.ts'

/**
 * The offer for the children typed so far, in the order of SUM-002: their group by their birthdays, the days of the
 * group, then the total.
 */
export function useOffer(control: Control<SummerValues, unknown, SummerValues>) {
  const children = useWatch({ control, name: 'children' })
  const date = useWatch({ control, name: 'date' })
  const today = dayOf(serverNow())
  // Equal birthdays, for example of twins, are requested once.
  const birthdays = [...new Set(children.map(({ birthday }) => birthday))].filter(
    (birthday) => birthday !== '' && birthdayProblem(birthday, today) === null,
  )
  const groups = useQueries({ queries: birthdays.map((birthday) => groupOfBirthday(birthday)) })
  const groupOf = (index: number) => {
    const read = groups[birthdays.indexOf(children[index]?.birthday ?? '')]
    return read?.isSuccess ? (read.data?.ageGroup ?? '') : undefined
  }
  const verdict = groupVerdict(children.map(({ name }, index) => ({ name, group: groupOf(index) })))
  const dates = useQuery({ ...groupDates(verdict.group ?? ''), enabled: verdict.group !== null })
  const days = dates.data ? offeredDays(dates.data.items, children.length, today) : null
  const money = useQuery({ ...moneyFor(children.length), enabled: days !== null })
  const reads = [...groups, dates, money]
  return {
    count: children.length,
    groupOf,
    verdict,
    /** The error of a birthday with which a child cannot be signed up at all. */
    birthdayProblem: children.map(({ birthday }) => birthday && birthdayProblem(birthday, today)).find(Boolean) ?? null,
    days: verdict.group === null ? null : days,
    taken: days && verdict.group !== null ? takenText(days, date) : null,
    /** The total for the current children; null while unknown. */
    total: verdict.group !== null && money.isSuccess ? money.data.amount : null,
    /** The error of a failed read; the total cannot be guessed. */
    failed: reads.find(({ isError }) => isError)?.error ?? null,
    reading: reads.some(({ isFetching }) => isFetching),
  }
}

export type Offer = ReturnType<typeof useOffer>
