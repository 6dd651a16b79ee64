import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { categories } from '../source/report-ids.ts'
import { screenStates } from './screen-states.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const EXAMPLE = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const JOB = 'jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A'
/** Texts that address the tested person, or are said by them. */
const TO_THE_READER = /您的(?!手机|姓名)|对我意味着|我的基因|我现在/

/** Every page inside a report. */
const pages = [
  ...new Set(
    screenStates
      .filter(({ address }) => address.startsWith(`${EXAMPLE}/`) || address.startsWith(`${OWN}/`))
      .filter(({ address }) => !/NOPE|letter|appendix|R006|view=doctor/.test(address))
      .map(({ address }) => address.replace(EXAMPLE, '').replace(OWN, '')),
  ),
]

const pageText = () => screen.getByRole('main').textContent ?? ''

async function reads(address: string, head: string, options: Parameters<typeof renderRoute>[1] = {}) {
  const app = await renderRoute(address, options)
  await app.sees(head)
  await quiet()
  expect(pageText()).not.toMatch(TO_THE_READER)
}

describe.each(pages)('the report page %s', (page) => {
  test('of a family member shows the person’s name, and never uses 您', async () => {
    const backend = newBackend()
    const sample = backend.db.samples.find(({ recordId }) => recordId === 'R100501')
    for (const patient of backend.db.patients) if (patient.id === sample?.patientId) patient.name = '周建军'
    await reads(OWN + page, '周建军 · 家人的报告', { as: 'reported', backend })
    await waitFor(() => expect(pageText()).not.toMatch(TO_THE_READER))
  })

  test('of a laboratory job is labelled as opened for a laboratory job, and never uses 您', async () => {
    await reads(`${OWN}${page}?${JOB}`, '按检测任务查看的报告')
    expect(pageText()).toMatch(/\S/)
  })
})

test.each(pages.filter((page) => page.includes('ANCESTRY') && !page.endsWith('A002')))(
  'the page %s of a friend’s report is labelled as a friend’s report, and never uses 您',
  async (page) => {
    await reads(`${OWN}${page}?friend=1`, '好友的报告', { as: 'member' })
    expect(pageText()).toMatch(/\S/)
  },
)

/** Sentences for the reader of a shared report, never for its owner. */
const TO_THE_RECEIVER =
  /有人把基因检测报告分享给您|所以先问您一声|您之前选了“以后再看”|这封信写给收到儿童报告的父母。您打开的是成人报告/g

/** The text of the page without the card for its reader. */
function saidOfTheOwner(): string {
  const head = screen.queryByRole('heading', { name: '对您意味着什么' })
  const forReader = head?.parentElement?.parentElement?.textContent ?? ''
  return pageText().replace(forReader, '').replace(TO_THE_RECEIVER, '')
}

test.each(pages)(
  'the page %s of a shared report is labelled as shared, and never addresses the owner',
  async (page) => {
    const backend = newBackend()
    for (const share of backend.db.reportShares) share.categories = [...categories]
    const app = await renderRoute(`/parent-page/shared/PKG-ADULT${page}?sharingCode=RS501`, { backend })
    await app.sees('对方分享的报告')
    await quiet()
    expect(saidOfTheOwner()).not.toMatch(/[您你]/)
  },
)
