import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { medicineNotes } from '#/domains/report/medicines/medicine-store.ts'
import { storeAnswer } from '#/domains/report/sensitive/sensitive-store.ts'
import { isCarrierCategory } from '#/domains/report/results/categories.ts'
import { itemLink } from '#/domains/report/results/detail-rules.ts'
import { pregnancyNotes } from '#/domains/report/words/person/pregnancy-store.ts'
import type { PregnancyStatus } from '#/domains/report/words/person/owner-rules.ts'
import { endSession } from '#/domains/user/store.ts'
import type { Opened } from '#/mocks/report-wire.ts'
import { adultReport } from '#/mocks/seed/report-adult.ts'
import { childReport } from '#/mocks/seed/report-child.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { withHandlers } from '#tests/request-handlers.ts'
import { ABSENT, ABSENCE_CAVEAT, claimsIn, HEALTH, isNeedless, USUALLY } from './claims.ts'
import { sentencesOf } from './item-texts.ts'
import { isMeantForOthers, isAboutOtherAge } from './sentences-for-others.ts'
import { everybody, isChild, people, type Person } from './people.ts'
import { singleGeneItem, reportHandlers } from './report-of.ts'

/**
 * The screens of a report for six owners: no sentence states health or absence, or gives advice, without its condition.
 *
 * The test shows one item for each source of texts: a level of each category with the laboratory's own words and with
 * the standard words, advice for a sex and for an age, an absence, and each kind of a variant. Other items differ only
 * in the words of the laboratory. claims.test.ts and person.test.ts test the words of all items without a screen.
 */
const SHOWN = 'D001 D014 D027 D036 M001 M010 M014 L005 G001 G013 R001'.split(' ')
const SHOWN_TO_CHILD = 'CK001 CK002 CK024 CM001 CM010 CM014 CL005 CG001 CG013 CR001'.split(' ')

/** Items with one copy of a recessive gene (PAH: OMIM 261600; GJB2: the text of G001). */
const CARRIERS = ['G001', 'CG001', 'X1']
const variant = (id: string, gene: string, type: string) =>
  singleGeneItem(id === 'X1' ? 'RARE_DISEASES' : 'GENETIC_DISEASES', {
    id,
    nameCn: `示例病${id}`,
    severity: 'CONCERN',
    gene,
    type,
  })
const variants = [variant('X1', 'PAH', '杂合'), variant('X2', 'PAH', '纯合'), variant('X3', 'G6PD', '杂合')]

const birthdays: Record<Person, string> = {
  man: '1985-03-01',
  woman: '1968-03-01',
  boy: '2019-03-01',
  girl: '2019-03-01',
  'somebody aged 41, sex unknown': '1985-03-01',
  'a woman, age unknown': '',
}

const refs = {
  adult: { as: 'reported', userId: 'U105', sampleId: 'R100501', packageId: 'PKG-ADULT' },
  child: { as: 'parent', userId: 'U106', sampleId: 'R100602', packageId: 'PKG-CHILD' },
}

function openedOf(child: boolean): Opened {
  const wanted = child ? SHOWN_TO_CHILD : SHOWN
  const items = (child ? childReport : adultReport).filter(({ id }) => wanted.includes(id))
  return { items: [...items, ...variants], packageId: '', child, readItems: [], executing: [], only: null }
}

/** A mock backend with this owner and this report. */
function backendOf(name: Person, opened: Opened) {
  const { sampleId } = opened.child ? refs.child : refs.adult
  const backend = newBackend()
  const sample = backend.db.samples.find(({ recordId }) => recordId === sampleId)
  for (const patient of backend.db.patients)
    if (patient.id === sample?.patientId)
      Object.assign(patient, { gender: people[name].gender, birthday: birthdays[name] })
  return withHandlers(backend, ...reportHandlers(opened))
}

interface Block {
  text: string
  /** The heading of its card; empty outside of cards. */
  card: string
  /** Whether it is shown only after a tap. */
  folded: boolean
}

const BLOCK = 'p, li, h1, h2, h3, dt, dd, th, td, blockquote, summary, section, article, main, div'

/** The texts of the screen, also the folded texts. Kept-alive screens and questions to the reader are left out. */
function blocksOnScreen(): Block[] {
  const texts = new Map<Element, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof HTMLElement)) return NodeFilter.FILTER_ACCEPT
    const isLeftOut = node.style.display === 'none' || node.tagName === 'FIELDSET'
    return isLeftOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCK)
    if (block) texts.set(block, (texts.get(block) ?? '') + (node.textContent ?? ''))
  }
  return [...texts].map(([block, text]) => ({
    text,
    card: block.closest('section')?.querySelector('h2')?.textContent ?? '',
    folded: block.closest('details:not([open])') !== null,
  }))
}

const textOf = ({ blocks }: { blocks: readonly Block[] }): string => blocks.map(({ text }) => text).join('\n')

interface Page {
  name: string
  /** A text that is shown when the page has loaded. */
  shows: string
  medicine: boolean
  /** Whether the page is about carriers. Such a page may call carriers healthy. */
  carrier: boolean
  blocks: Block[]
}

type Plan = Omit<Page, 'blocks'> & { address: string }

function plansOf({ items, child }: Opened): Plan[] {
  const ref = child ? refs.child : refs.adult
  const root = `/parent-page/${ref.sampleId}/${ref.packageId}`
  const plan = (name: string, address: string, shows: string, extra: Partial<Plan> = {}): Plan => ({
    name,
    shows,
    medicine: false,
    carrier: false,
    address: root + address,
    ...extra,
  })
  const carriers = (category: string, shows: string, carrier: boolean) => [
    plan(`list ${category}`, `/other-category-list/${category}/X`, shows, { carrier }),
    plan(`summary ${category}`, `/carrier-detection-summarize/${category}`, '携带变异', { carrier }),
    plan(`variants ${category}`, `/high-risk-carrier-list/${category}`, shows, { carrier }),
  ]
  return [
    plan('home', '', '先看这'),
    plan('list COMMON_DISEASES', '/common-disease-list/COMMON_DISEASES', child ? '近视' : '2型糖尿病'),
    plan('list PHARMACOGENOMICS', '/other-category-list/PHARMACOGENOMICS/X', '格列美脲'),
    ...carriers('GENETIC_DISEASES', '示例病X3', false),
    ...carriers('RARE_DISEASES', '示例病X1', true),
    plan('doctor’s sheet', `/common-disease-summarize/${String(child)}?view=doctor`, '基因检测结果摘要'),
    ...items.map(({ id, nameCn, category }) => ({
      name: id,
      address: itemLink(ref, category, id),
      shows: nameCn,
      medicine: category === 'PHARMACOGENOMICS',
      carrier: isCarrierCategory(category) && CARRIERS.includes(id),
    })),
  ]
}

/** A chunk that is loaded for the first time may suspend the screen once more. */
async function waitForText(text: string): Promise<void> {
  await waitFor(() => expect(textOf({ blocks: blocksOnScreen() })).toContain(text), { timeout: 8000 })
  await quiet()
}

/** Opens each page. One medicine is in use, and the question before a sensitive topic has been answered. */
async function readPages(name: Person, wanted: (plan: Plan) => boolean, status?: PregnancyStatus): Promise<Page[]> {
  const opened = openedOf(isChild(people[name]))
  const { as, userId, ...ref } = opened.child ? refs.child : refs.adult
  const plans = plansOf(opened).filter(wanted)
  const app = await renderRoute(plans[0]?.address ?? '', { as, backend: backendOf(name, opened) })
  storeAnswer(ref, 'X1', 'now')
  medicineNotes.change(ref, userId, () => [{ id: opened.child ? 'CM001' : 'M001', name: '氯吡格雷' }])
  if (status) pregnancyNotes.change(ref, userId, () => ({ status, at: NOW }))
  const pages: Page[] = []
  for (const { address, ...plan } of plans) {
    await app.router.navigate(address)
    await app.arrives(address)
    await waitForText(plan.shows)
    for (const more of screen.queryAllByText('展开')) fireEvent.click(more)
    pages.push({ ...plan, blocks: blocksOnScreen() })
  }
  app.view.unmount()
  return pages
}

/** The sentences that `judge` finds, each with its page. */
const sentencesWhere = (
  pages: readonly Page[],
  judge: (sentence: string, page: Page, block: Block) => boolean,
): string[] =>
  pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      sentencesOf([block.text])
        .filter((sentence) => judge(sentence, page, block))
        .map((sentence) => `${page.name}: ${sentence}`),
    ),
  )

/** The violations of the conditions for every page of every owner. */
function conditionsOf(pages: readonly Page[]) {
  return {
    claims: sentencesWhere(pages, (sentence) => claimsIn(sentence).length > 0),
    healthy: sentencesWhere(
      pages,
      (sentence, { carrier }) => HEALTH.test(sentence) && !(carrier && USUALLY.test(sentence)),
    ),
    absent: pages
      .filter((page) => ABSENT.test(textOf(page)) && !ABSENCE_CAVEAT.test(textOf(page)))
      .map(({ name }) => name),
    needless: sentencesWhere(pages, isNeedless),
    stopping: pages.filter((page) => page.medicine && !/停药/.test(textOf(page))).map(({ name }) => name),
  }
}
const NONE = { claims: [], healthy: [], absent: [], needless: [], stopping: [] }

/** Cards about the disease; all others are about the person. */
const FACTS = /^(?:这是什么|更多了解|依据与局限|给专业人士|有多少人携带|未覆盖的范围)/

afterEach(endSession)

describe.each(everybody)('all screens of a report for %s', (name) => {
  test('say to whom every text applies, and have no text for another sex or age', async () => {
    const pages = await readPages(name, () => true)
    expect(pages.length).toBeGreaterThan(20)
    expect(conditionsOf(pages)).toEqual(NONE)
    // Some pages call carriers healthy. Otherwise pages without this text would meet the condition above.
    expect(pages.filter((page) => HEALTH.test(textOf(page))).length).toBeGreaterThan(2)
    const names = openedOf(isChild(people[name])).items.map(({ nameCn }) => nameCn)
    const own = (sentence: string) => names.reduce((text, item) => text.replaceAll(item, ''), sentence)
    expect(
      sentencesWhere(pages, (sentence, _page, { card }) =>
        FACTS.test(card) ? isAboutOtherAge(name, own(sentence)) : isMeantForOthers(name, own(sentence)),
      ),
    ).toEqual([])
    expect(
      sentencesWhere(pages, (sentence) => /绿叶菜|深绿色蔬菜/.test(sentence) && !sentence.includes('华法林')),
    ).toEqual([])
    // The danger signs of a medicine are never folded.
    const open = pages.filter(({ blocks }) =>
      blocks.some(({ text, folded }) => text === '马上打 120 或去急诊' && !folded),
    )
    const signs = /120|急诊|(?:马上|当天)(?:就医|看医生)/
    const dangers = pages.flatMap(({ blocks }) => blocks.filter(({ text }) => signs.test(text)))
    expect(dangers.filter(({ folded }) => folded)).toEqual([])
    expect(open.map((page) => page.name)).toEqual(pages.filter(({ medicine }) => medicine).map((page) => page.name))
  })
})

test.each(['pregnant', 'planning'] as const)(
  'every text says to whom it applies when the pregnancy status is %s',
  async (status) => {
    const pages = await readPages(
      'somebody aged 41, sex unknown',
      (plan) => /^(?:M001|X\d|variants .*|list PHARMACOGENOMICS)$/.test(plan.name),
      status,
    )
    expect(pages).toHaveLength(7)
    expect(conditionsOf(pages)).toEqual(NONE)
    // Only pages where the other copy decides ask for a test of the partner.
    const asked = pages.filter((page) => textOf(page).includes('请伴侣')).map((page) => page.name)
    expect(asked).toEqual(['variants RARE_DISEASES', 'X1'])
  },
)
