import { Link } from 'react-router'
import { safeTarget } from '#/shared/lib/safe-target.ts'
import { Carousel } from '#/shared/ui/Carousel.tsx'
import { SafeImage } from '#/shared/ui/SafeImage.tsx'
import type { Banner } from '../model.ts'

/** Banners of the first screen; where one leads comes from the server and passes the one gate for targets. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <div className="home-banner">
      <Carousel label="推荐">
        {banners.map((banner, index) => (
          <Link key={banner.id} to={safeTarget(banner.linkUrl) ?? '/Home/hot'} className="home-banner-slide">
            <SafeImage src={banner.imageUrl} alt="" ratio={750 / 328} eager={index === 0} />
            <span className="home-banner-text">
              <strong>{banner.title}</strong>
              <span>{banner.subtitle}</span>
            </span>
          </Link>
        ))}
      </Carousel>
    </div>
  )
}
