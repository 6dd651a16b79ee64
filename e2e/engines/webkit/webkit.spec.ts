import { statesWithNothingToShow } from '../../screens.ts'
import { testedStates } from '../../tested-states.ts'
import { expect, test } from './webkit-fixtures.ts'

for (const { name, address, as: persona, knobs } of testedStates)
  test(`the screen ${name} opens in WebKit`, async ({ person }) => {
    await person.open(address, persona, knobs)
    const look = async () => {
      const seen = await person.takeSnapshot()
      if (!seen || seen.loading) return ['still on the way']
      return [
        ...(seen.texts.join('').length > 10 ? [] : ['empty']),
        ...(seen.texts.includes('暂时无法显示') === statesWithNothingToShow.has(name)
          ? []
          : ['the wrong one of screen and apology']),
        ...seen.flatEntries.map((text) => `an entry without room: ${text}`),
        ...(seen.horizontalOverflow > 0 ? [`${seen.horizontalOverflow} px wider than the phone`] : []),
      ]
    }
    await expect.poll(look, { intervals: [50, 50, 100] }).toEqual([])
  })
