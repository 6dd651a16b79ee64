import { splitPictures } from '#/shared/lib/pictures.ts'
import { listEntries } from './list-envelope.ts'
import { custom, Text } from './wire.ts'

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Pictures as backends send them: one address, several in one text, or a list. */
export const PictureList = custom<string[], string | readonly string[]>(
  (value) => typeof value === 'string' || isTextList(value),
  [],
  (value) =>
    splitPictures(
      typeof value === 'string' ? value : (listEntries(Text, value) ?? []).filter((entry) => typeof entry === 'string'),
    ),
)
