import { useSuspenseQuery } from '@tanstack/react-query'
import { goodsAt } from '#/domains/mall/queries.ts'
import { goodsPictures, startingPrice } from '#/domains/mall/catalogue/card-rules.ts'
import { paths, to } from '#/paths.ts'
import { withStyle } from '#/shared/lib/pictures.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import '../components/consult.css'

function AskedGoods({ id }: { id: string }) {
  const { data: goods } = useSuspenseQuery(goodsAt(id))
  return (
    <Card>
      <div className="consult-goods">
        <SafeImage className="consult-picture" src={withStyle(goodsPictures(goods)[0] ?? '', 'compress')} alt="" />
        <div>
          <strong>{goods.name || '商品'}</strong>
          <p>
            <Price amount={startingPrice(goods)} />
          </p>
        </div>
      </div>
      <Row label="查看商品详情" to={to(paths.goods, { id })} wide />
    </Card>
  )
}

/** /commodity-consult-detail: explains the consultation; `id` is the id of the goods (INS-005). */
export default function ConsultDetailScreen() {
  const { id, counselor } = useSearch(paths.consultDetail)
  return (
    <Page title="商品咨询">
      {id && <AskedGoods id={id} />}
      <Card title="咨询怎么进行">
        <ol className="consult-steps">
          <li>写下您想了解的问题，留一个手机号</li>
          <li>健康顾问会在工作时间与您联系</li>
          <li>咨询不收费，也不会要求您立即购买</li>
        </ol>
        <p className="muted">顾问可以介绍商品和办理流程。身体不舒服或需要诊断，请到医院就诊。</p>
      </Card>
      <Card>
        {counselor && <Row label="咨询的顾问" value={`工号 ${counselor}`} />}
        <Row label={counselor ? '换一位顾问' : '查找我的顾问'} value="按工号或手机号" to={paths.findCounselor} />
      </Card>
      <LinkBar to={to(paths.consultInfo, {}, { id, counselor })}>我要咨询</LinkBar>
    </Page>
  )
}
