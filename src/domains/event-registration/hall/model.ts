import * as z from 'zod/mini'
import { Day } from '#/shared/api/day.ts'
import { checked, transform, union, listOf, Name, shape, Text } from '#/shared/api/wire.ts'
import { FormAnswers, HallName } from '../model.ts'

export { Registration } from '../model.ts'

/**
 * A fact about the hall. The specification does not define its shape, so a text and a label with a text are both
 * accepted.
 */
const HallInfo = union(Name, shape('HallInfo', { label: Text, value: Name }), (value) => ({
  label: '',
  value,
}))

/** An opening day; a day that cannot be read is refused. */
const OpeningDay = checked(Day, (day) => day !== '')

/** A hall with its opening days and facts (REG-031). */
export const ExperienceHall = transform(
  shape('ExperienceHall', {
    lifeExperienceHallDTO: HallName,
    visitDate: listOf(OpeningDay),
    hallInfoList: listOf(HallInfo),
  }),
  ({ lifeExperienceHallDTO: { id, name }, visitDate, hallInfoList }) => ({
    id,
    name: name || '体验馆',
    days: visitDate,
    infos: hallInfoList,
  }),
)
export type ExperienceHall = z.infer<typeof ExperienceHall>

export const HallQuery = z.object({ hallId: z.string() })
export const HallDayQuery = z.object({ hallId: z.string(), date: z.string() })

export const ExperienceHallDate = transform(shape('ExperienceHallDate', { date: Day }, 'date'), ({ date }) => ({
  day: date,
}))

/** `time` is a range of hours such as `10:00-11:00`. */
export const ExperienceHallTime = shape('ExperienceHallTime', { time: Name })

const slot = { hallId: z.string(), date: z.string(), time: z.string() }
export const NewVisit = z.object({
  eventId: z.string(),
  ...slot,
  genericFormData: z.object({ data: FormAnswers }),
  sharingCode: z.nullable(z.string()),
})
export const ChangedVisit = z.object({ id: z.string(), ...slot })
export const CancelledVisit = z.object({ id: z.string(), reason: z.string() })
