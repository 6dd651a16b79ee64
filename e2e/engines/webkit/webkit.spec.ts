import { nothingToShow } from '../../screens.ts'
import { visited } from '../../visited.ts'
import { expect, test } from './webkit-fixtures.ts'

for (const { name, address, as: persona, knobs } of visited)
  test(`the screen ${name} opens in WebKit`, async ({ person }) => {
    await person.opens(address, persona, knobs)
    const look = async () => {
      const seen = await person.looks()
      if (!seen || seen.loading) return ['still on the way']
      return [
        ...(seen.texts.join('').length > 10 ? [] : ['empty']),
        ...(seen.texts.includes('暂时无法显示') === nothingToShow.has(name)
          ? []
          : ['the wrong one of screen and apology']),
        ...seen.flat.map((text) => `an entry without room: ${text}`),
        ...(seen.sideways > 0 ? [`${seen.sideways} px wider than the phone`] : []),
      ]
    }
    await expect.poll(look, { intervals: [50, 50, 100] }).toEqual([])
  })
