import { Children, type ReactNode, useRef, useState } from 'react'
import { useIdle } from '../use-idle.ts'
import './carousel.css'

interface CarouselProps {
  label: string
  children: ReactNode
  /** Shows `2/5` instead of dots. */
  numbered?: boolean
}

/** Slides in a row with scroll snapping. No autoplay: slow readers need time. */
export function Carousel({ label, children, numbered }: CarouselProps) {
  const count = Children.count(children)
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  // The pictures of the hidden slides load later, because they would delay the first picture.
  const idle = useIdle()
  const [moved, setMoved] = useState(false)
  const onScroll = () => {
    setMoved(true)
    const box = track.current
    if (box && box.clientWidth > 0) setAt(Math.round(box.scrollLeft / box.clientWidth))
  }
  return (
    <section className="carousel" aria-roledescription="轮播" aria-label={label}>
      <div
        className="carousel-track"
        ref={track}
        onScroll={onScroll}
        role="group"
        tabIndex={0}
        aria-label={`${label}，共${count}张`}
      >
        {Children.map(children, (child, index) => (
          <div className="carousel-slide">{index === 0 || idle || moved ? child : null}</div>
        ))}
      </div>
      {count > 1 && numbered && <span className="carousel-number">{`${at + 1}/${count}`}</span>}
      {count > 1 && !numbered && (
        <div className="carousel-dots" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // eslint-disable-next-line react/no-array-index-key -- one dot per position, in a fixed order
            <span key={index} className={index === at ? 'carousel-dot carousel-dot-on' : 'carousel-dot'} />
          ))}
        </div>
      )}
    </section>
  )
}
