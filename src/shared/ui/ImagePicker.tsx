import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { askWechat, chooseImages, previewImages } from '#/shared/wechat/wechat.ts'
import { CloseIcon, PlusIcon, RefreshIcon } from './icons.tsx'
import {
  chooseCount,
  chosenPictures,
  hasEmptySlot,
  mayDelete,
  type Picture,
  pictureUrls,
  UPLOAD_FAILED,
  UPLOADING,
  withoutPicture,
  withPicture,
} from './image-picker-rules.ts'
import { SafeImage } from './SafeImage.tsx'
import { toast } from './toast.ts'
import './image-picker.css'

interface ImagePickerProps {
  value: readonly Picture[]
  onChange: (value: Picture[]) => void
  /** How many pictures there may be in all. */
  maxSize: number
  /** Takes a picture from the phone to the server; whatever it throws counts as not uploaded. */
  upload: (localId: string) => Promise<{ url: string }>
  label?: string
}

/** Uploads under way, by picture: a draft may bring pictures along whose upload ended with an earlier page. */
const underWay = new Set<string>()

/** The pictures as changes that may come late and in any order: each starts from the latest value. */
function usePictures({ value, onChange, upload }: ImagePickerProps) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const change = (next: Picture[]) => {
    latest.current = next
    onChange(next)
  }
  const start = async ({ id, localId }: Picture) => {
    underWay.add(id)
    try {
      const { url } = await upload(localId)
      change(withPicture(latest.current, id, { state: 'saved', url }))
    } catch {
      change(withPicture(latest.current, id, { state: 'failed' }))
      toast(UPLOAD_FAILED)
    }
    underWay.delete(id)
  }
  useEffect(() => {
    const lost = latest.current.filter(({ id, state }) => state === 'uploading' && !underWay.has(id))
    if (lost.length > 0)
      change(lost.reduce((all, { id }) => withPicture(all, id, { state: 'failed' }), [...latest.current]))
    // eslint-disable-next-line react/exhaustive-deps -- only what a draft has brought along, once
  }, [])
  return { latest, change, start }
}

interface TileProps {
  picture: Picture
  /** What a screen reader calls it: 第 1 张图片. */
  name: string
  onRetry: () => void
  onPreview: () => void
}

function Tile({ picture, name, onRetry, onPreview }: TileProps) {
  if (picture.state === 'uploading')
    return (
      <output className="image-picker-tile image-picker-wait">
        <span className="button-spinner" aria-hidden="true" />
        {UPLOADING}
      </output>
    )
  if (picture.state === 'failed')
    return (
      <button
        type="button"
        className="image-picker-tile image-picker-failed"
        aria-label={`${name}${UPLOAD_FAILED}，重试`}
        onClick={onRetry}
      >
        <RefreshIcon />
        <span>点按重试</span>
      </button>
    )
  return (
    <button type="button" className="image-picker-tile" aria-label={`查看${name}`} onClick={onPreview}>
      <SafeImage src={picture.url} alt="" />
    </button>
  )
}

function Slot({ label, room, onChoose }: { label: string; room: number; onChoose: () => void }) {
  return (
    <li className="image-picker-item">
      <button
        type="button"
        className="image-picker-tile image-picker-slot"
        aria-label={`${label}，还可添加 ${room} 张`}
        onClick={onChoose}
      >
        <PlusIcon />
        <span>添加图片</span>
      </button>
    </li>
  )
}

const focus = (list: RefObject<HTMLUListElement | null>) => list.current?.focus({ preventScroll: true })

/**
 * Pictures from the phone, uploaded as they are chosen (VAL-031 to VAL-036). Choosing and viewing need WeChat and say so
 * elsewhere (VAL-038).
 */
export function ImagePicker(props: ImagePickerProps) {
  const { value, maxSize, label = '添加图片' } = props
  const { latest, change, start } = usePictures(props)
  const list = useRef<HTMLUListElement>(null)
  const choose = async () => {
    const localIds = await askWechat(chooseImages(chooseCount(latest.current.length, maxSize)))
    if (!localIds) return
    const chosen = chosenPictures(localIds, latest.current.length, maxSize)
    change([...latest.current, ...chosen])
    await Promise.all(chosen.map(start))
  }
  const retry = (picture: Picture) => {
    change(withPicture(latest.current, picture.id, { state: 'uploading' }))
    return start(picture)
  }
  const remove = (id: string) => {
    change(withoutPicture(latest.current, id))
    focus(list)
  }
  return (
    <ul className="image-picker" aria-label={label} ref={list} tabIndex={-1}>
      {value.map((picture, index) => (
        <li key={picture.id} className="image-picker-item">
          <Tile
            picture={picture}
            name={`第 ${index + 1} 张图片`}
            onRetry={() => void retry(picture)}
            onPreview={() => void askWechat(previewImages(pictureUrls(value), picture.url))}
          />
          {mayDelete(value, picture.id) && (
            <button
              type="button"
              className="image-picker-delete"
              aria-label={`删除第 ${index + 1} 张图片`}
              onClick={() => remove(picture.id)}
            >
              <CloseIcon size={16} />
            </button>
          )}
        </li>
      ))}
      {hasEmptySlot(value.length, maxSize) && (
        <Slot label={label} room={maxSize - value.length} onChoose={() => void choose()} />
      )}
    </ul>
  )
}
