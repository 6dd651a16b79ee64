import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Banner, BannerPosition } from '#/domains/banner/model.ts'
import { banners } from '#/domains/banner/queries.ts'
import { useLargeLetters } from '#/shared/lib/letters-choice.ts'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { Carousel } from '#/shared/ui/pictures/Carousel.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import './banner-strip.css'

const RATIO = 750 / 328

/** Some banners consist of a picture only. */
const hasWords = ({ title, subtitle }: Banner): boolean => Boolean(title || subtitle)

/** The link of a banner comes from the server and is checked; without a valid link, the banner is a picture only. */
function Slide({ banner, children }: { banner: Banner; children: ReactNode }) {
  const target = linkTarget(banner.linkUrl)
  if (!target) return <div className="banner-slide">{children}</div>
  return (
    // Set only for a banner without text, because a label would replace the text for screen readers.
    <Link to={target} className="banner-slide" aria-label={hasWords(banner) ? undefined : '查看活动详情'}>
      {children}
    </Link>
  )
}

interface BannerStripProps {
  position: BannerPosition
  /** Reserves its space while loading, for a strip at the top of a screen. */
  first?: boolean
}

/** The banners of one position (GOODS-009); hidden when empty, after a failure, and with large letters. */
export default function BannerStrip({ position, first }: BannerStripProps) {
  const large = useLargeLetters()
  const { data, isPending } = useQuery(banners(position))
  if (large) return null
  if (isPending) return first ? <div className="banner banner-wait" /> : null
  if (!data || data.items.length === 0) return null
  return (
    <div className="banner">
      <Carousel label="推荐">
        {keyed(data.items, ({ imageUrl, linkUrl }) => imageUrl + linkUrl).map(([key, banner], index) => (
          <Slide key={key} banner={banner}>
            <SafeImage src={banner.imageUrl} alt="" ratio={RATIO} eager={first === true && index === 0} />
            {hasWords(banner) && (
              <span className="banner-text">
                {banner.title && <strong>{banner.title}</strong>}
                {banner.subtitle && <span>{banner.subtitle}</span>}
              </span>
            )}
          </Slide>
        ))}
      </Carousel>
    </div>
  )
}
