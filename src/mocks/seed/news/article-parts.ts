import type { ArticleRow } from '../../news/rows.ts'

/** Helpers that make articles readable like a manuscript. */

type Block = string | readonly string[]

interface Manuscript {
  title: string
  summary: string
  /** The name of a picture in public/pictures/news; an article without a picture has no name. */
  picture?: string
  date?: string
  recommended?: boolean
  likes?: number
  /** Heading and blocks: a text is a paragraph, a list is a list. A text that begins with `<` is HTML. */
  parts: readonly (readonly [heading: string, ...blocks: Block[]])[]
}

const html = (block: Block): string => {
  if (typeof block !== 'string') return `<ul>${block.map((line) => `<li>${line}</li>`).join('')}</ul>`
  return block.startsWith('<') ? block : `<p>${block}</p>`
}

const NOTICE = '<p><small>本文是健康科普，不能代替医生的诊断与建议。身体不适请及时就医。</small></p>'

export const pictureOf = (name: string): string => `/pictures/news/${name}.jpg`

/** The articles of one category, numbered from `first`. */
export const articlesOf = (category: string, first: number, manuscripts: readonly Manuscript[]): ArticleRow[] =>
  manuscripts.map(({ title, summary, picture, date = '', recommended = false, likes = 0, parts }, index) => ({
    id: `A${first + index}`,
    category,
    title,
    summary,
    picture: picture ? pictureOf(picture) : '',
    date,
    recommended,
    likes,
    content: parts.map(([heading, ...blocks]) => `<h1>${heading}</h1>${blocks.map(html).join('')}`).join('') + NOTICE,
  }))
