import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { illustrations } from '../Illustration.tsx'

test('each name of an illustration has a file, and each file has a name', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../../public/illustrations'))
  expect(files.sort()).toEqual(illustrations.map((name) => `${name}.svg`).sort())
})
