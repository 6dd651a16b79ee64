import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WechatError } from '#/shared/wechat/calls.ts'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'
import { type Picture, pictureUrls, savedPictures } from './image-picker-rules.ts'
import { ImagePicker } from './ImagePicker.tsx'
import { createPictureQueue, type PictureQueue } from './picture-queue.ts'
import { stubImageDecoding } from '#tests/browser-stubs.ts'
import { quiet } from '#tests/quiet.ts'

const chooseImages = vi.fn<Wechat['chooseImages']>()
const previewImages = vi.fn<Wechat['previewImages']>(async () => undefined)
type Upload = (localId: string) => Promise<{ url: string }>

beforeEach(() => {
  vi.clearAllMocks()
  connectWechat({ chooseImages, previewImages } as unknown as Wechat)
})
afterEach(() => connectWechat(null))

/** Uploads that finish only when the test finishes them. */
function deferredUploads() {
  const open = new Map<string, { done: () => void; fail: () => void }>()
  const upload = vi.fn<Upload>(
    (localId) =>
      new Promise((resolve, reject) => {
        open.set(localId, {
          done: () => resolve({ url: `https://img.example.com/${localId}.jpg` }),
          fail: () => reject(new Error('500')),
        })
      }),
  )
  return { upload, open }
}

interface FormProps {
  start?: Picture[]
  maxSize?: number
  upload: Upload
  onValue?: (value: Picture[]) => void
  queue?: PictureQueue
  keepOutside?: boolean
}

function Form({ start = [], maxSize = 5, upload, onValue, keepOutside = false, queue: given }: FormProps) {
  const [queue] = useState(() => given ?? createPictureQueue(upload))
  const [value, setValue] = useState<Picture[]>(start)
  const change = (next: Picture[]) => {
    setValue(next)
    onValue?.(next)
  }
  return <ImagePicker value={value} onChange={change} maxSize={maxSize} queue={queue} keepOutside={keepOutside} />
}

const emptySlot = () => screen.queryByRole('button', { name: /添加图片/ })
const addPicture = async () => {
  const button = emptySlot()
  expect(button).not.toBeNull()
  if (button) await userEvent.click(button)
}
const deleteButtons = () => screen.queryAllByRole('button', { name: /^删除/ })

test('[VAL-031] at most nine pictures can be chosen at once', async () => {
  chooseImages.mockResolvedValue([])
  render(<Form maxSize={20} upload={deferredUploads().upload} />)
  await addPicture()
  expect(chooseImages).toHaveBeenCalledWith(9)
})

test('[VAL-032] only the remaining number of pictures can be chosen, and extra pictures are dropped', async () => {
  chooseImages.mockResolvedValue(['a', 'b', 'c'])
  const { upload } = deferredUploads()
  render(<Form start={savedPictures(['/1.jpg', '/2.jpg', '/3.jpg'])} upload={upload} />)
  await addPicture()
  expect(chooseImages).toHaveBeenCalledWith(2)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getAllByRole('status').map((tile) => tile.textContent)).toEqual(['上传中', '等待上传'])
})

test('[VAL-033] an empty slot is shown after the pictures until the limit is reached', async () => {
  const { rerender } = render(
    <Form key="2" maxSize={3} start={savedPictures(['/1.jpg', '/2.jpg'])} upload={deferredUploads().upload} />,
  )
  expect(emptySlot()?.getAttribute('aria-label')).toBe('添加图片，还可添加 1 张')
  expect(within(screen.getAllByRole('listitem')[2] as HTMLElement).getByText('添加图片')).toBeInTheDocument()
  rerender(
    <Form
      key="3"
      maxSize={3}
      start={savedPictures(['/1.jpg', '/2.jpg', '/3.jpg'])}
      upload={deferredUploads().upload}
    />,
  )
  await quiet()
  expect(emptySlot()).toBeNull()
})

test('[VAL-034] a picture can be deleted if there is more than one', async () => {
  const onValue = vi.fn<(value: Picture[]) => void>()
  render(<Form start={savedPictures(['/1.jpg', '/2.jpg'])} upload={deferredUploads().upload} onValue={onValue} />)
  expect(deleteButtons()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 张图片' }))
  expect(pictureUrls(onValue.mock.lastCall?.[0] ?? [])).toEqual(['/2.jpg'])
  await quiet()
  expect(deleteButtons()).toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('[VAL-033] [VAL-034] the picture of a one-picture field can be replaced, and is kept if none is chosen', async () => {
  const onValue = vi.fn<(value: Picture[]) => void>()
  const { upload, open } = deferredUploads()
  render(<Form maxSize={1} start={savedPictures(['/1.jpg'])} upload={upload} onValue={onValue} />)
  expect([emptySlot(), deleteButtons()]).toEqual([null, []])
  chooseImages.mockResolvedValueOnce([])
  await userEvent.click(screen.getByRole('button', { name: '更换第 1 张图片' }))
  expect(pictureUrls(onValue.mock.lastCall?.[0] ?? savedPictures(['/1.jpg']))).toEqual(['/1.jpg'])
  chooseImages.mockResolvedValueOnce(['new', 'other'])
  await userEvent.click(screen.getByRole('button', { name: '更换第 1 张图片' }))
  expect(chooseImages).toHaveBeenLastCalledWith(1)
  open.get('new')?.done()
  await waitFor(() =>
    expect(pictureUrls(onValue.mock.lastCall?.[0] ?? [])).toEqual(['https://img.example.com/new.jpg']),
  )
})

test('[VAL-035] pictures are uploaded one after another, and each shows 等待上传, then 上传中, then the picture', async () => {
  chooseImages.mockResolvedValue(['a', 'b'])
  const { upload, open } = deferredUploads()
  const onValue = vi.fn<(value: Picture[]) => void>()
  render(<Form upload={upload} onValue={onValue} />)
  await addPicture()
  expect([screen.getAllByText('上传中').length, screen.getAllByText('等待上传').length]).toEqual([1, 1])
  expect(upload.mock.calls).toEqual([['a']])
  open.get('a')?.done()
  await waitFor(() => expect(upload.mock.calls).toEqual([['a'], ['b']]))
  await quiet()
  expect(screen.queryByText('等待上传')).toBeNull()
  open.get('b')?.done()
  await waitFor(() => expect(screen.queryByText('上传中')).toBeNull())
  expect(pictureUrls(onValue.mock.lastCall?.[0] ?? [])).toEqual([
    'https://img.example.com/a.jpg',
    'https://img.example.com/b.jpg',
  ])
})

test('[VAL-035] [VAL-036] a picture whose upload failed shows 上传图片未成功 and can be uploaded again', async () => {
  chooseImages.mockResolvedValue(['a', 'b'])
  const { upload, open } = deferredUploads()
  render(<Form upload={upload} />)
  await addPicture()
  open.get('a')?.done()
  await waitFor(() => expect(open.has('b')).toBe(true))
  open.get('b')?.fail()
  expect(await screen.findByText('上传图片未成功')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '第 2 张图片上传图片未成功，重试' }))
  expect(await screen.findAllByText('上传中')).toHaveLength(1)
  open.get('b')?.done()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^查看/ })).toHaveLength(2))
  expect(upload.mock.calls).toEqual([['a'], ['b'], ['b']])
})

test('[VAL-034] a picture that is deleted during its upload does not appear again', async () => {
  chooseImages.mockResolvedValue(['a', 'b'])
  const { upload, open } = deferredUploads()
  const onValue = vi.fn<(value: Picture[]) => void>()
  render(<Form upload={upload} onValue={onValue} />)
  await addPicture()
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 张图片' }))
  open.get('a')?.done()
  await waitFor(() => expect(open.has('b')).toBe(true))
  open.get('b')?.done()
  await waitFor(() => expect(pictureUrls(onValue.mock.lastCall?.[0] ?? [])).toEqual(['https://img.example.com/b.jpg']))
})

test('[VAL-035] if a form is closed and opened again, the same upload continues', async () => {
  chooseImages.mockResolvedValue(['a'])
  const { upload, open } = deferredUploads()
  const onValue = vi.fn<(value: Picture[]) => void>()
  const queue = createPictureQueue(upload)
  const { unmount } = render(<Form upload={upload} queue={queue} onValue={onValue} />)
  await addPicture()
  await screen.findByText('上传中')
  unmount()
  render(<Form upload={upload} queue={queue} start={onValue.mock.lastCall?.[0] ?? []} />)
  expect(screen.getByText('上传中')).toBeInTheDocument()
  open.get('a')?.done()
  expect(await screen.findByRole('button', { name: '查看第 1 张图片' })).toBeInTheDocument()
  expect(upload.mock.calls).toEqual([['a']])
})

test('[VAL-035] a picture in a draft whose upload was lost can be uploaded again', async () => {
  const { upload } = deferredUploads()
  render(<Form start={[{ id: 'old', state: 'uploading', url: '', localId: 'x' }]} upload={upload} />)
  expect(await screen.findByRole('button', { name: /上传图片未成功，重试/ })).toBeInTheDocument()
  await quiet()
  expect(upload).not.toHaveBeenCalled()
})

test('[VAL-038] [GEN-002] without WeChat, a tap on the empty slot shows why no picture can be chosen', async () => {
  connectWechat(null)
  render(<Form upload={deferredUploads().upload} />)
  await addPicture()
  expect(await screen.findByText('暂不可用，微信sdk初始化失败！')).toBeInTheDocument()
})

test('[VAL-031] cancelling WeChat’s chooser changes nothing', async () => {
  chooseImages.mockRejectedValue(new WechatError('cancelled'))
  const onValue = vi.fn<(value: Picture[]) => void>()
  render(<Form upload={deferredUploads().upload} onValue={onValue} />)
  await addPicture()
  await quiet()
  expect(onValue).not.toHaveBeenCalled()
})

test('[VAL-033] a tap on a saved picture opens the viewer with all pictures', async () => {
  render(<Form start={savedPictures(['/1.jpg', '/2.jpg'])} upload={deferredUploads().upload} />)
  await userEvent.click(screen.getByRole('button', { name: '查看第 2 张图片' }))
  expect(previewImages).toHaveBeenCalledWith(['/1.jpg', '/2.jpg'], '/2.jpg')
})

describe('a form that accepts pictures outside WeChat', () => {
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
  const chooser = () => screen.getByLabelText('从手机选择图片')

  beforeEach(() => {
    stubImageDecoding(({ name }) => {
      if (name === 'broken.png') throw new Error('no picture')
      return `data:image/jpeg;base64,${name}`
    })
  })

  test('[VAL-032] opens the phone’s own file chooser; pictures within the limit are shown and not uploaded', async () => {
    const { upload } = deferredUploads()
    const onValue = vi.fn<(value: Picture[]) => void>()
    render(<Form start={savedPictures(['/1.jpg'])} maxSize={3} upload={upload} onValue={onValue} keepOutside />)
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click')
    await addPicture()
    expect(opened).toHaveBeenCalledTimes(1)
    opened.mockRestore()
    await userEvent.upload(chooser(), [file('a.png'), file('b.png'), file('c.png')])
    expect(await screen.findByText('这次最多添加 2 张，其余没有加入')).toBeInTheDocument()
    expect(screen.getAllByText('未上传')).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toContain('请在微信中打开后上传')
    await quiet()
    expect(upload).not.toHaveBeenCalled()
    expect(chooseImages).not.toHaveBeenCalled()
    expect(pictureUrls(onValue.mock.lastCall?.[0] ?? [])).toEqual(['/1.jpg'])
    expect(deleteButtons()).toHaveLength(2)
  })

  test('[VAL-031] rejects a file that is not a picture, and keeps the pictures', async () => {
    render(<Form upload={deferredUploads().upload} keepOutside />)
    await userEvent.upload(chooser(), [file('a.png'), file('broken.png')])
    expect(await screen.findByText('有图片无法读取，请换一张')).toBeInTheDocument()
    expect(screen.getAllByText('未上传')).toHaveLength(1)
  })
})
