import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { goodsAt } from '#/domains/mall/queries.ts'
import { goodsPictures, startingPrice } from '#/domains/mall/catalogue/card-rules.ts'
import { MAX_VIEWED, viewedGoods } from '#/domains/mall/viewed.ts'
import { paths, to } from '#/paths.ts'
import { withStyle } from '#/shared/lib/pictures.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import './member.css'

/** The number of entries shown at a time, because each entry needs a request. */
const STEP = 10

/** Goods that do not exist any more, or whose read fails, are left out. */
function Entry({ id }: { id: string }) {
  const { data: goods } = useQuery({ ...goodsAt(id), retry: false })
  if (!goods) return null
  return (
    <li>
      <Link className="viewed" to={to(paths.goods, { id })}>
        <SafeImage className="viewed-picture" src={withStyle(goodsPictures(goods)[0] ?? '', 'compress')} alt="" />
        <span className="viewed-name">{goods.name}</span>
        <Price amount={startingPrice(goods)} />
      </Link>
    </li>
  )
}

function Viewed() {
  const [ids, setIds] = useState(() => viewedGoods.read())
  const [count, setCount] = useState(STEP)
  if (ids.length === 0)
    return <EmptyState picture="empty-list" text="还没有浏览过商品" action={{ label: '去首页看看', to: paths.home }} />
  const clear = () => {
    viewedGoods.remove()
    setIds([])
  }
  return (
    <>
      <p className="muted">{`只记在这部手机上，最多 ${MAX_VIEWED} 件；退出登录时会清除。`}</p>
      <ul>
        {ids.slice(0, count).map((id) => (
          <Entry key={id} id={id} />
        ))}
      </ul>
      {count < ids.length && (
        <Button kind="text" block onPress={() => setCount(count + STEP)}>
          看更早的
        </Button>
      )}
      <Button kind="plain" block onPress={clear}>
        清空
      </Button>
    </>
  )
}

export default function ViewedSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="最近浏览" open={open} onClose={onClose}>
      {open && <Viewed />}
    </Sheet>
  )
}
