import { expect, type Person, test } from './webkit-fixtures.ts'
import { oneOfEach } from '#tests/matrix.ts'

/** Runs in the page: the state of the video and the shown subtitles. */
const videoState = () => {
  const video = document.querySelector('video')
  const [track] = video?.textTracks ?? []
  return { second: video?.currentTime ?? -1, shown: track?.mode ?? 'none', cues: track?.cues?.length ?? 0 }
}

async function expectPlaying(person: Person, second: number): Promise<void> {
  const at = async () => (await person.driver.evaluate(videoState).catch(() => null))?.second ?? -1
  await expect.poll(at, { intervals: [200], timeout: 40_000 }).toBeGreaterThan(second)
}

/** Starts the video without sound, because a test machine has no sound. */
async function startVideo(person: Person, name: string): Promise<void> {
  const tapped = async () => {
    await person.driver.evaluate(() => Object.assign(document.querySelector('video') ?? {}, { muted: true }).muted)
    const button = await person.driver.query(`button[aria-label="${name}"]`)
    return button ? person.driver.click(button).catch(String) : `nothing is called ${name}`
  }
  await expect.poll(tapped, { intervals: [200] }).toBeNull()
}

const films = [
  ['a file', '/video-detail/V1', '三分钟了解基因检测全过程'],
  ['a stream', '/video-detail/V2', '走进实验室：一管唾液的旅行'],
] as const

for (const [kind, address, title] of oneOfEach(films, () => 'film'))
  test(`the video from ${kind} resumes in WebKit after a reload of the page`, async ({ person }) => {
    await person.open(address)
    await person.sees(title)
    await startVideo(person, '播放')
    await expectPlaying(person, 4)
    await person.goto(address)
    await person.sees('上次看到')
    await startVideo(person, '继续观看')
    await expectPlaying(person, 4.5)
  })

test('in WebKit, the subtitles of a lecture are shown', async ({ person }) => {
  await person.open('/lecture-video-detail/LC1')
  await startVideo(person, '播放')
  await expectPlaying(person, 1)
  await expect
    .poll(() => person.driver.evaluate(videoState).catch(() => null), { intervals: [200] })
    .toMatchObject({ shown: 'showing', cues: 3 })
})
