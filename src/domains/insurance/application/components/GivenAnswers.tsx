import { useQuery } from '@tanstack/react-query'
import { goodsAt } from '#/domains/mall/queries.ts'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { InsureMaterial } from '../model.ts'
import { healthQuestions } from '../queries.ts'
import './insure.css'

/** The saved health answers, with a link to correct them. Questions and goods are not essential. */
export function GivenAnswers({ material: { id, goodsId, answers } }: { material: InsureMaterial }) {
  const { data: questions } = useQuery(healthQuestions())
  const { data: goods } = useQuery({ ...goodsAt(goodsId), enabled: goodsId !== '' })
  return (
    <Card title="健康告知">
      {goods?.name && <Row label="投保商品" value={goods.name} />}
      <ul className="insure-answers" aria-label="健康告知的回答">
        {questions?.items.map(({ id: question, content }) => {
          const given = answers.find((answer) => answer.id === question)?.answer ?? null
          return (
            <li key={question}>
              <span>{content}</span>
              <strong>{given === null ? '没有回答' : given ? '是' : '否'}</strong>
            </li>
          )
        })}
      </ul>
      <Row label="重新回答" to={to(paths.goodsInsurance, {}, { id: goodsId || null, material: id })} />
    </Card>
  )
}
