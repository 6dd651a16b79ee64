import { Glyph } from '#/shared/ui/shell-icons.tsx'
import { CategoryIcon } from '../../components/category-icons.tsx'
import type { Category } from '../../source/report-ids.ts'
import { type Topic, topicOf } from '../names/topic-rules.ts'
import './understand.css'

/** Line drawings of 24×24, like the icons of the app. */
const drawings: Record<Topic, string> = {
  heart:
    'M12 20C6.5 16.3 3.5 13 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5C20.5 13 17.5 16.3 12 20ZM6 12h3l1.5-3 2.5 5 1.5-2H18',
  blood: 'M12 3.5c3.6 4.4 6 7.5 6 10.7a6 6 0 0 1-12 0c0-3.2 2.4-6.3 6-10.7ZM9 14.5a3 3 0 0 0 3 3',
  lungs:
    'M12 3.5v8M12 11.5 8.5 14M12 11.500l3.5 2.500M9 7.500C6 8 3.5 12.5 3.5 17.500c0 2 2 2.8 4 1.8 1.5-.8 1.5-2 1.5-4ZM15 7.500c3 .5 5.5 5 5.5 10 0 2-2 2.8-4 1.8-1.5-.8-1.5-2-1.5-4Z',
  belly:
    'M9 3.500v5c0 1.5-4.5 2-4.5 7a5 5 0 0 0 5 5c2.5 0 3.5-1.5 5.5-1.5 3 0 4.5-2.5 4.5-5.5 0-4-2.5-6.5-5.5-6.5-1.5 0-2 .8-2 1.5',
  bone: 'M8.3 13.3 13.3 8.300a2.6 2.6 0 1 1 4.2-2.8 2.6 2.6 0 1 1 .9 4.400l-5.1 5.100M8.3 13.300a2.6 2.6 0 1 0-2.8 4.2 2.6 2.6 0 1 0 4.4.9l3.4-3.4',
  brain:
    'M12 5a3 3 0 0 0-5.5 1A3.3 3.3 0 0 0 4.5 11a3.3 3.3 0 0 0 1 5A3.2 3.2 0 0 0 12 18.500ZM12 5a3 3 0 0 1 5.5 1 3.3 3.3 0 0 1 2 5 3.3 3.3 0 0 1-1 5 3.2 3.2 0 0 1-6.5 2.500ZM8 10.500c1.5 0 2 1 2 2M16 10.500c-1.5 0-2 1-2 2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6Z',
  ear: 'M7 10a5 5 0 0 1 10 0c0 3.5-3.5 4-3.5 7.500a3 3 0 0 1-5.5 1.700M9.7 10.500a2.3 2.3 0 0 1 4.6 0c0 1.5-2 1.8-2 3.3',
  skin: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8ZM12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.3 7 7M17 17l1.7 1.700M18.7 5.3 17 7M7 17l-1.7 1.7',
  kidney:
    'M10 4.500C6 4.5 3.5 8 3.5 12s2 7.5 5 7.500c2.5 0 3-2 3-4 0-1.5-1.5-2-1.5-3.500s2.5-1.5 2.5-4.500c0-2-1-3-2.5-3ZM12.5 9c3 0 4 2 4 5v6.5',
  sleep: 'M19.5 14.500A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10ZM14.5 5h4l-4 4.500h4',
  food: 'M3.5 11.500h17a8.5 8.5 0 0 1-5 7.500v1.500h-7V19a8.5 8.5 0 0 1-5-7.500ZM9 8.500c-1-1.3 1-2.2 0-4M13.5 8.500c-1-1.3 1-2.2 0-4',
  sport:
    'M14.5 3.500a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 1 0 0-3.400ZM6 11l2.5-3 4 .5-2.5 5 3.5 2.500v4.500M9.3 15 8 17.500H4M13 10l2 2.500h3.5',
  tumour: 'M12 3c2.5 0 4 2 2.5 5L8 20.500M12 3C9.5 3 8 5 9.5 8L16 20.500M9.7 8.500h4.6',
}

export function TopicPicture({ view, category }: { view: { itemClass: string; nameCn: string }; category: Category }) {
  const topic = topicOf(view, category)
  return (
    <span className="topic" aria-hidden="true">
      {topic ? <Glyph size={28} d={drawings[topic]} /> : <CategoryIcon category={category} size={28} />}
    </span>
  )
}
