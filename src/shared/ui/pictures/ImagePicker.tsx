import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { withFailureToast, chooseImages, isWechat, previewImages } from '#/shared/wechat/wechat.ts'
import { Spinner } from '../Button.tsx'
import { CloseIcon, PlusIcon, RefreshIcon } from '../icons.tsx'
import {
  chooseCount,
  chosenPictures,
  filePictures,
  hasEmptySlot,
  hasKept,
  isOnlyReplaced,
  isOnTheWay,
  mayDelete,
  type Picture,
  type PictureStep,
  pictureUrls,
  UPLOAD_FAILED,
  UPLOAD_IN_WECHAT,
  UPLOAD_WAITS,
  UPLOADING,
  withoutPicture,
  withPicture,
} from './image-picker-rules.ts'
import type { PictureQueue } from './picture-queue.ts'
import { SafeImage } from './SafeImage.tsx'
import { toast } from '../layers/toast.ts'
import { useFiles } from './use-files.tsx'
import './image-picker.css'
import '../../form/field.css'

interface ImagePickerProps {
  value: readonly Picture[]
  onChange: (value: Picture[]) => void
  /** The largest number of pictures. */
  maxSize: number
  queue: PictureQueue
  label?: string
  /** Pictures can be chosen outside WeChat too; they stay in this page until it is opened in WeChat. */
  keepOutside?: boolean
  /** The form is valid without pictures too, so the last picture can be deleted. */
  optional?: boolean
  /** Shows a picture full-screen; by default in WeChat's own viewer. */
  view?: (url: string) => void
}

/** Applies each update to the latest value, because updates may come late and in any order. */
function usePictures({ value, onChange, queue }: ImagePickerProps) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const change = (next: Picture[]) => {
    latest.current = next
    onChange(next)
  }
  const tell = (id: string) => (step: PictureStep) => {
    change(withPicture(latest.current, id, step))
    if (step.state === 'failed') toast(UPLOAD_FAILED)
  }
  const add = (pictures: readonly Picture[], replaced: readonly Picture[] = []) => {
    for (const { id } of replaced) queue.drop(id)
    change([...latest.current.filter((picture) => !replaced.includes(picture)), ...pictures])
    for (const picture of pictures) queue.send(picture, tell(picture.id))
  }
  const remove = (id: string) => {
    queue.drop(id)
    change(withoutPicture(latest.current, id))
  }
  useEffect(() => {
    // A draft may contain pictures whose upload an earlier screen started. A reload of the page ends all uploads.
    for (const { id } of latest.current.filter(isOnTheWay))
      if (!queue.follow(id, tell(id))) change(withPicture(latest.current, id, { state: 'failed' }))
    return () => {
      for (const { id } of latest.current) queue.leave(id)
    }
    // eslint-disable-next-line react/exhaustive-deps -- follows the uploads of pictures restored from a draft, once on mount
  }, [])
  return { latest, add, remove, retry: (picture: Picture) => queue.send(picture, tell(picture.id)) }
}

interface TileProps {
  picture: Picture
  name: string
  onRetry: () => void
  onPreview: () => void
}

function Tile({ picture, name, onRetry, onPreview }: TileProps) {
  if (isOnTheWay(picture))
    return (
      <output className="image-picker-tile image-picker-wait">
        <Spinner />
        <span>{picture.state === 'waiting' ? UPLOAD_WAITS : UPLOADING}</span>
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
  const kept = picture.state === 'kept'
  return (
    <button
      type="button"
      className="image-picker-tile"
      aria-label={kept ? `查看${name}，${UPLOAD_IN_WECHAT}` : `查看${name}`}
      onClick={onPreview}
    >
      <SafeImage src={picture.url} alt="" />
      {kept && <span className="image-picker-kept">未上传</span>}
    </button>
  )
}

interface SlotProps {
  label: string
  room: number
  onChoose: () => void
  busy: boolean
}

function Slot({ label, room, onChoose, busy }: SlotProps) {
  return (
    <li className="image-picker-item">
      <button
        type="button"
        className="image-picker-tile image-picker-slot"
        aria-label={`${label}，还可添加 ${room} 张`}
        aria-busy={busy}
        onClick={onChoose}
      >
        <PlusIcon />
        <span>{busy ? '正在读取…' : '添加图片'}</span>
      </button>
    </li>
  )
}

const focus = (list: RefObject<HTMLUListElement | null>) => list.current?.focus({ preventScroll: true })

/**
 * Pictures from the phone, uploaded when chosen (VAL-031 to VAL-036). Choosing and viewing need WeChat. Elsewhere a
 * message says this (VAL-038), unless `keepOutside` is set.
 */
export function ImagePicker(props: ImagePickerProps) {
  const { value, maxSize, label = '添加图片', keepOutside, optional = false, view } = props
  const { latest, add, remove, retry } = usePictures(props)
  const list = useRef<HTMLUListElement>(null)
  /** The pictures that are removed when new pictures are chosen. */
  const replaced = () => (isOnlyReplaced(latest.current, maxSize, optional) ? latest.current : [])
  const have = () => latest.current.length - replaced().length
  const files = useFiles(
    () => chooseCount(have(), maxSize),
    (urls) => add(filePictures(urls, have(), maxSize), replaced()),
  )
  const choose = async () => {
    if (keepOutside && !isWechat()) return files.open()
    const localIds = await withFailureToast(chooseImages(chooseCount(have(), maxSize)))
    if (localIds?.length) add(chosenPictures(localIds, have(), maxSize), replaced())
  }
  return (
    <>
      <ul className="image-picker" aria-label={label} ref={list} tabIndex={-1}>
        {value.map((picture, index) => (
          <li key={picture.id} className="image-picker-item">
            <Tile
              picture={picture}
              name={`第 ${index + 1} 张图片`}
              onRetry={() => retry(picture)}
              onPreview={() =>
                view ? view(picture.url) : void withFailureToast(previewImages(pictureUrls(value), picture.url))
              }
            />
            {(optional || mayDelete(value, picture.id)) && (
              <button
                type="button"
                className="image-picker-delete"
                aria-label={`删除第 ${index + 1} 张图片`}
                onClick={() => {
                  remove(picture.id)
                  focus(list)
                }}
              >
                <CloseIcon size={16} />
              </button>
            )}
            {isOnlyReplaced(value, maxSize, optional) && (
              <button
                type="button"
                className="image-picker-replace"
                aria-label={`更换第 ${index + 1} 张图片`}
                aria-busy={files.busy}
                onClick={() => void choose()}
              >
                {files.busy ? '正在读取…' : '更换'}
              </button>
            )}
          </li>
        ))}
        {hasEmptySlot(value.length, maxSize) && (
          <Slot label={label} room={maxSize - value.length} busy={files.busy} onChoose={() => void choose()} />
        )}
      </ul>
      {keepOutside && files.input}
      {hasKept(value) && (
        <p className="field-hint" role="status">
          {`${UPLOAD_IN_WECHAT}。选好的图片只在这个页面上，离开后要重新选择。`}
        </p>
      )}
    </>
  )
}
