import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { banners } from '#/domains/banner/queries.ts'
import { paths } from '#/paths.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { summerBanner } from '../rules.ts'
import '../components/summer-banner.css'

const RATIO = 750 / 328
const PICTURE = '/pictures/banners/summer.svg'

/** /summer-banner: presents the activity; a tap opens the form (LIT-010). */
export default function SummerBannerScreen() {
  // Optional: if the read fails, the screen shows its own picture.
  const { data } = useQuery(banners('HOME'))
  const banner = summerBanner(data?.items ?? [])
  return (
    <Page title="夏令活动">
      <Link className="summer-banner" to={paths.summerActivity} aria-label={banner?.title || '夏令活动报名'}>
        <SafeImage src={banner?.imageUrl ?? PICTURE} alt="" ratio={RATIO} eager />
      </Link>
      <Card title={banner?.title || '夏令活动'}>
        <p>{banner?.subtitle || '分高龄组和低龄组，选一个日期，由监护人为孩子报名。'}</p>
      </Card>
      <Card title="怎么报名">
        <ol className="summer-steps">
          <li>填写孩子的证件信息，系统按出生日期分组</li>
          <li>选择这一组还有名额的日期</li>
          <li>填写监护人，确认费用后支付</li>
        </ol>
      </Card>
      <LinkBar to={paths.summerActivity}>去报名</LinkBar>
    </Page>
  )
}
