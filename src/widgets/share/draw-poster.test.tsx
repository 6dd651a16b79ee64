import { beforeEach, expect, test, vi } from 'vitest'
import { drawPoster } from './draw-poster.ts'
import { POSTER } from './poster-rules.ts'

const written: string[] = []
const pictures: string[] = []

/** A canvas context that records the written texts. Each letter is 40 px wide. */
const pen = {
  fillRect: () => undefined,
  save: () => undefined,
  restore: () => undefined,
  beginPath: () => undefined,
  arc: () => undefined,
  rect: () => undefined,
  clip: () => undefined,
  fill: () => undefined,
  drawImage: (picture: HTMLImageElement) => void pictures.push(new URL(picture.src).pathname),
  measureText: (text: string) => ({ width: text.length * 40 }),
  fillText: (text: string) => void written.push(text),
}

const address = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')

beforeEach(() => {
  written.length = 0
  pictures.length = 0
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function loads(
    this: HTMLImageElement,
    src: string,
  ) {
    address?.set?.call(this, src)
    queueMicrotask(() => (src.includes('gone') ? this.onerror?.(new Event('error')) : this.onload?.(new Event('load'))))
  })
})

const facts = {
  name: '儿童检测',
  subtitle: '一次采样',
  accent: '¥99.00 起',
  picture: '/a.jpg',
  link: 'https://m.example.com/x',
}
const person = { name: '冯涛', picture: '/h.svg', position: '健康顾问' }

test('a poster of goods shows name, subtitle and price, and no person', async () => {
  await drawPoster(facts)
  expect(written).toEqual(['儿童检测', '一次采样', '¥99.00 起', '长按识别二维码', '来自生命密码健康'])
  // A picture far from a square is drawn whole, and its edges are stretched over the free sides.
  expect(pictures).toEqual(['/a.jpg', '/a.jpg', '/a.jpg'])
})

test('[VIS-004] a personal poster shows the goods picture, and the person’s picture and name', async () => {
  await drawPoster({ ...facts, person })
  expect(written).toEqual(['冯涛', '长按识别二维码', '来自生命密码健康'])
  // The goods picture is drawn once, and its edges are stretched over the two free sides.
  expect(pictures).toEqual(['/a.jpg', '/a.jpg', '/a.jpg', '/h.svg'])
})

test.each(['', '/gone.jpg'])(
  'a personal poster whose picture cannot be loaded (%j) is drawn as a card',
  async (picture) => {
    await drawPoster({ ...facts, picture, person: { ...person, picture: '/gone.svg' } })
    // If the person's picture is missing, its circle shows the first character of the name.
    expect(written).toEqual(['冯', '冯涛', '健康顾问', '一次采样', '长按识别二维码', '来自生命密码健康'])
    expect(pictures).toEqual([])
  },
)

test('drawing a poster fails if the phone has no memory for the canvas', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,')
  await expect(drawPoster(facts)).rejects.toThrow('empty canvas')
})

test('the canvas of a poster has the size that the poster layout defines', async () => {
  const sizes: number[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function sized(this: HTMLCanvasElement) {
    sizes.push([this.width, this.height])
    return 'data:image/jpeg;base64,AAAA'
  })
  await drawPoster(facts)
  expect(sizes).toEqual([[POSTER.width, POSTER.height]])
})
