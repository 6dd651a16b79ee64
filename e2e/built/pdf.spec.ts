import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { samplePdf } from '#/mocks/files/sample-pdf.ts'
import { expect, test } from '../fixtures.ts'
import { oneOfEach } from '#tests/matrix.ts'

const RESOURCE = '/messages/api/public/public-resource/get?download=false&resourcePath='

/** Both pages with the viewer: the screen of the app, and the separate page. */
const pages = ['/pdf-view', '/pdf/viewer.html'] as const

const addressOf = (page: string, file: string) => `${page}?file=${encodeURIComponent(file)}`

/** The number of dark pixels on a page's canvas. */
const countDarkPixels = (page: Page, number: number): Promise<number> =>
  page.locator(`[data-page="${number}"] canvas`).evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 600) count += 1
    return count
  })

/** Two taps 100 ms apart by their own time stamps, however busy the machine is. */
async function doubleTap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const first = Date.now() / 1000
  for (const [clickCount, timestamp] of [
    [1, first],
    [2, first + 0.1],
  ] as const)
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount, timestamp })
  await session.detach()
}

/** A PDF with embedded fonts, as offices print them. */
async function printDocument(context: BrowserContext): Promise<Uint8Array<ArrayBuffer>> {
  const printer = await context.newPage()
  await printer.setContent('<h1>遗传咨询记录</h1><p>建议每年复查一次，保持规律作息。</p>')
  const bytes = await printer.pdf({ format: 'A4' })
  await printer.close()
  return Uint8Array.from(bytes)
}

// Both pages have the same viewer, so npm test opens only the first; the full matrix opens both. tests/dist and the WebKit tests test the rest of the separate page.
for (const at of oneOfEach(pages, () => 'viewer')) {
  test.describe(at, () => {
    test('[REP-059] a Chinese PDF without fonts is drawn page by page, with its text for screen readers', async ({
      page,
    }) => {
      await page.goto(addressOf(at, '/demo.pdf'))
      const first = page.getByRole('group', { name: '第 1 页，共 3 页' })
      await expect(first).toContainText('基因检测报告（示例）')
      await expect(first).toContainText('不能代替医生的诊断。')
      await expect(page.getByRole('group', { name: '第 2 页，共 3 页' })).toContainText('高通量测序')
      await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible()
      await expect.poll(() => countDarkPixels(page, 1)).toBeGreaterThan(500)
      await expect(page.getByText('1 / 3 页')).toBeVisible()
      const axe = await new AxeBuilder({ page }).analyze()
      expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    })

    test('[REP-059] a Chinese PDF with embedded fonts is drawn', async ({ page, context, backend }) => {
      backend.files.set('report/1.pdf', await printDocument(context))
      await page.goto(addressOf(at, `${RESOURCE}report%2F1.pdf`))
      await expect(page.getByRole('group', { name: '第 1 页，共 1 页' })).toContainText('遗传咨询记录')
      await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible()
      await expect.poll(() => countDarkPixels(page, 1)).toBeGreaterThan(500)
    })

    test('the pages of a PDF can be zoomed by button and by double tap', async ({ page }) => {
      await page.goto(addressOf(at, '/demo.pdf'))
      const sheet = page.locator('[data-page="1"]')
      await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible()
      const width = async () => (await sheet.boundingBox())?.width ?? 0
      const before = await width()
      await page.getByRole('button', { name: '放大' }).click()
      await expect(page.getByRole('status').filter({ hasText: '125%' })).toBeVisible()
      await expect.poll(width).toBeGreaterThan(before * 1.2)
      await page.getByRole('button', { name: '缩小' }).click()
      await page.getByRole('button', { name: '缩小' }).click()
      await page.getByRole('button', { name: '缩小' }).click()
      await expect(page.getByRole('button', { name: '缩小' })).toBeDisabled()
      await expect.poll(width).toBeLessThan(before * 0.55)
      // Waits until the page no longer moves.
      await sheet.click({ trial: true })
      const box = await sheet.boundingBox()
      await doubleTap(page, (box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
      await expect(page.getByRole('status').filter({ hasText: '100%' })).toBeVisible()
      await expect.poll(() => countDarkPixels(page, 1)).toBeGreaterThan(500)
    })

    test('zooming a PDF keeps the current page on the screen', async ({ page }) => {
      await page.goto(addressOf(at, '/demo.pdf'))
      await page.locator('[data-page="3"]').scrollIntoViewIfNeeded()
      await expect(page.locator('[data-page="3"][data-drawn]')).toBeVisible()
      await page.locator('[data-page="3"]').evaluate((node) => node.scrollIntoView({ block: 'center' }))
      await expect(page.getByText('3 / 3 页')).toBeVisible()
      for (const name of ['放大', '放大', '放大', '缩小', '缩小', '缩小', '缩小']) {
        await page.getByRole('button', { name }).click()
        await expect(page.getByText('3 / 3 页')).toBeVisible()
      }
    })

    test('a double tap on a PDF page zooms in at the tapped point', async ({ page }) => {
      await page.goto(addressOf(at, '/demo.pdf'))
      const second = page.locator('[data-page="2"]')
      await expect(second).toHaveAttribute('data-drawn')
      await second.scrollIntoViewIfNeeded()
      const before = await second.boundingBox()
      const point = { x: (before?.x ?? 0) + 60, y: (before?.y ?? 0) + 60 }
      await doubleTap(page, point.x, point.y)
      await expect(page.getByRole('status').filter({ hasText: '200%' })).toBeVisible()
      const after = await second.boundingBox()
      expect(Math.abs((after?.x ?? 0) + 120 - point.x)).toBeLessThan(20)
      expect(Math.abs((after?.y ?? 0) + 120 - point.y)).toBeLessThan(20)
    })

    test('[REP-059] a failed download of a PDF can be retried', async ({ page, backend }) => {
      backend.setKnobs('fault:resource.get=502@1')
      await page.goto(addressOf(at, '/demo.pdf'))
      await expect(page.getByRole('alert')).toContainText('文件没有加载出来，请检查网络后重试')
      await page.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('group', { name: '第 1 页，共 3 页' })).toContainText('基因检测报告')
    })

    test('[REP-059] a file that is not a PDF shows an error', async ({ page, backend }) => {
      backend.files.set('broken.pdf', Uint8Array.from(new TextEncoder().encode('%PDF-1.4\nnothing')))
      await page.goto(addressOf(at, `${RESOURCE}broken.pdf`))
      await expect(page.getByRole('alert')).toContainText('这个文件打不开，可能不完整或不是 PDF')
      await page.goto(addressOf(at, `${RESOURCE}gone.txt`))
      await expect(page.getByRole('alert')).toContainText('文件不存在，或者已经被移走')
      await page.goto(at)
      await expect(page.getByText('没有要打开的文件')).toBeVisible()
    })

    test('[REP-059] no request is sent to an address that imitates an allowed address', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      for (const file of hostile) {
        await page.goto(addressOf(at, file))
        await expect(page.getByRole('alert')).toContainText('这个文件的地址不可信，没有打开')
      }
      const foreign = asked.filter(
        (url) => !url.startsWith('http://127.0.0.1:') || new URL(url).pathname.endsWith('demo.pdf'),
      )
      expect(foreign).toEqual([])
      expect(asked.filter((url) => /engine|pdf\.worker/.test(url))).toEqual([])
    })

    test('scripts in a PDF file and in its fonts are not executed', async ({ page, backend }) => {
      const script = '/OpenAction << /S /JavaScript /JS (globalThis.__pwned = 1) >>'
      const text = new TextDecoder()
        .decode(samplePdf([['带脚本的文件']]))
        .replace('/Type /Catalog', `/Type /Catalog ${script}`)
        .replace('/BaseFont', '/FontMatrix [1 0 0 1 0 (0\\); globalThis.__pwned = 1; //)] /BaseFont')
      backend.files.set('evil.pdf', Uint8Array.from(new TextEncoder().encode(text)))
      await page.goto(addressOf(at, `${RESOURCE}evil.pdf`))
      await expect(page.getByRole('group', { name: '第 1 页，共 1 页' })).toContainText('带脚本的文件')
      await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible()
      expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false)
    })

    test('the PDF viewer can be used at 320 px and with large text', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(addressOf(at, '/demo.pdf'))
      await page.addStyleTag({ content: 'html { font-size: 150% !important }' })
      await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      for (const name of ['放大', '缩小']) {
        const box = await page.getByRole('button', { name }).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })
  })
}

const hostile = [
  'javascript:alert(1)',
  'data:application/pdf;base64,JVBERi0=',
  'blob:http://127.0.0.1:4174/1',
  '//evil.example/demo.pdf',
  'https://evil.example/demo.pdf',
  'http://127.0.0.1:4174@evil.example/demo.pdf',
  'https://user@127.0.0.1/demo.pdf',
  '/\\evil.example/demo.pdf',
  '\\\\evil.example\\demo.pdf',
  '/..//evil.example/demo.pdf',
  '%2f%2fevil.example/demo.pdf',
  'javascript%3Aalert(1)',
  'demo.pdf',
]
