import { addressPlace } from '#/domains/address/rules.ts'
import { ChoiceChip } from '#/shared/form/ChoiceChip.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { AddressCard } from '#/widgets/AddressCard.tsx'
import type { PickUpPlace } from '../model.ts'
import { deliveryWayLabel } from '../rules.ts'
import type { PointsChoice } from '../hooks/use-choice.ts'
import './points.css'

function PlaceLine({ place, on, onPick }: { place: PickUpPlace; on: boolean; onPick: () => void }) {
  return (
    <li>
      <label className="points-place">
        <input type="radio" name="place" checked={on} onChange={onPick} />
        <span>
          <strong>{place.name}</strong>
          {addressPlace(place)}
          <span className="muted">{place.businessHours}</span>
        </span>
      </label>
    </li>
  )
}

export function DeliveryChoice({ chosen }: { chosen: PointsChoice }) {
  const { ways, way, change } = chosen
  if (way === null) return null
  return (
    <>
      <Card className="points-text">
        <fieldset className="points-ways">
          <legend>怎么领取</legend>
          {ways.map((entry) => (
            <ChoiceChip key={entry} type="radio" name="way" on={entry === way} onChange={() => change({ way: entry })}>
              {deliveryWayLabel[entry]}
            </ChoiceChip>
          ))}
        </fieldset>
        {way === 'PICK_UP' && (
          <ul aria-label="自取点">
            {chosen.places.map((place) => (
              <PlaceLine
                key={place.id}
                place={place}
                on={place.id === chosen.place?.id}
                onPick={() => change({ placeId: place.id })}
              />
            ))}
          </ul>
        )}
      </Card>
      {way === 'EXPRESS' && (
        <AddressCard
          addresses={chosen.addresses}
          chosen={chosen.address}
          onChoose={(addressId) => change({ addressId })}
          target={chosen.backTo}
        />
      )}
    </>
  )
}
