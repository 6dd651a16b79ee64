import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Address } from '#/domains/address/model.ts'
import { addingTo, addressHead, addressPlace } from '#/domains/address/rules.ts'
import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ChevronRightIcon, LocationIcon } from '#/shared/ui/icons.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import './address-card.css'

function AddressText({ address }: { address: Address }) {
  return (
    <span className="address-text">
      <strong>
        {addressHead(address)}
        {address.isDefault && <em>默认</em>}
      </strong>
      <span>{addressPlace(address)}</span>
    </span>
  )
}

interface AddressCardProps {
  addresses: readonly Address[]
  chosen: Address | null
  onChoose: (id: string) => void
  /**
   * The address to which the address form returns; by default the current address. `adding` is set for a new address:
   * with this value `chosenAddress` selects the new address. Callers that store the choice in the screen's address add
   * the value there.
   */
  target?: (adding?: string) => string
  /** Called with the same value before the form of a new address opens, for callers that store the choice in a form. */
  onAdd?: (adding: string) => void
}

/** The delivery address. Another address is chosen in a sheet; a new address is entered on a separate screen. */
export function AddressCard({ addresses, chosen, onChoose, target, onAdd }: AddressCardProps) {
  const [open, setOpen] = useState(false)
  const { pathname, search } = useLocation()
  const backTo = target ?? (() => pathname + search)
  const adding = addingTo(addresses, chosen?.id ?? null)
  return (
    <>
      <button type="button" className="card address-card" onClick={() => setOpen(true)}>
        <LocationIcon size={22} />
        {chosen ? <AddressText address={chosen} /> : <span className="address-text">请添加收货地址</span>}
        <ChevronRightIcon size={18} />
      </button>
      <Sheet
        title="选择收货地址"
        open={open}
        onClose={() => setOpen(false)}
        foot={
          <LinkButton block to={to(paths.addressNew, {}, { target: backTo(adding) })} onPress={() => onAdd?.(adding)}>
            新增收货地址
          </LinkButton>
        }
      >
        <ul>
          <CollapsedList inList items={addresses} isNeeded={({ id }) => id === chosen?.id}>
            {(shown) =>
              shown.map((address) => (
                <li key={address.id} className="address-line">
                  <label>
                    <input
                      type="radio"
                      name="address"
                      checked={address.id === chosen?.id}
                      onChange={() => {
                        onChoose(address.id)
                        setOpen(false)
                      }}
                    />
                    <AddressText address={address} />
                  </label>
                  <LinkButton kind="text" to={to(paths.addressEdit, { addressId: address.id }, { target: backTo() })}>
                    编辑
                  </LinkButton>
                </li>
              ))
            }
          </CollapsedList>
        </ul>
      </Sheet>
    </>
  )
}
