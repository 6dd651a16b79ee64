import { config } from '#/config.ts'
import { maskedName } from '#/shared/lib/idcard.ts'
import type { Sharer } from '#/domains/user/model.ts'
import { paths } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { isProfessional, positionOf } from '../rules.ts'
import { CallNumber } from './CallNumber.tsx'
import { SaveContact } from './SaveContact.tsx'
import './owner-card.css'

/** The card of a code whose owner is a customer: only the first character of the name is shown. */
const Stranger = ({ name }: { name: string }) => (
  <div className="card owner-card">
    <h2>{maskedName(name)}</h2>
    <p className="muted">这里没有可以公开的名片。有健康检测的问题，可以问客服</p>
    <LinkButton to={paths.contactUs}>联系客服</LinkButton>
  </div>
)

/** Name, picture, position and number of the owner of a card (ADD-008). */
export function OwnerCard({ owner }: { owner: Sharer }) {
  if (!isProfessional(owner)) return <Stranger name={owner.fullName} />
  const { fullName, headImage, mobile } = owner
  const name = fullName || '健康顾问'
  const position = positionOf(owner)
  return (
    <div className="card owner-card">
      <span className="owner-card-head">
        <SafeImage src={headImage} alt="" eager />
      </span>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p>{position}</p>
      <p className="muted">{config.appName}</p>
      {mobile ? (
        <CallNumber alone number={mobile} name={name}>
          <SaveContact facts={{ name, mobile, position, organisation: config.appName }} />
        </CallNumber>
      ) : (
        <p className="muted">还没有公开联系方式</p>
      )}
    </div>
  )
}
