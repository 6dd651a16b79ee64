import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { recommendedArticles, yearReportBanner } from '#/domains/news/queries.ts'
import { paths } from '#/paths.ts'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { NewsRail } from './NewsRail.tsx'
import './home-news.css'

/** The articles are requested when they are this far below the viewport. */
const NEAR = '400px'

/** The link to the report of the year; without a valid target, it is left out. */
function YearReport() {
  const { data } = useQuery(yearReportBanner())
  const target = linkTarget(data?.linkUrl)
  if (!target) return null
  return (
    <Link className="home-news-year" to={target}>
      <span>{data?.title || '年度健康报告'}</span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}

function Recommended() {
  const { data, isPending } = useQuery(recommendedArticles())
  if (isPending) return <div className="home-news-wait" />
  return data && data.items.length > 0 ? <NewsRail articles={data.items} /> : null
}

/** Articles on the first screen, requested when they come near the viewport. Not essential: hidden after a failure. */
export default function HomeNews() {
  const box = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={box} aria-labelledby="home-news">
      <div className="home-news-head">
        <h2 id="home-news">健康资讯</h2>
        <LinkButton kind="text" to={paths.explore}>
          更多资讯
        </LinkButton>
      </div>
      {near ? <Recommended /> : <div className="home-news-wait" />}
      {near && <YearReport />}
    </section>
  )
}
