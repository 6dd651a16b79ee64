/** The longest side of an uploaded photo; enough to read printed text. */
const LONGEST_SIDE = 1600
/** The shorter side of a long screenshot. Its text would be unreadable if the longer side were only LONGEST_SIDE. */
const READABLE_SIDE = 720
/** Safari draws no canvas with a longer side. */
export const CANVAS_SIDE = 16_384
/** A canvas with this many pixels takes 32 MB of memory. */
export const MAX_PIXELS = 8_000_000
const JPEG_QUALITY = 0.82
/** Larger files are not opened: decoding them can crash the page on an older phone. */
export const MAX_FILE_BYTES = 30 * 1024 * 1024

interface Size {
  width: number
  height: number
}

/** The size to draw a picture at: its own size, or scaled down in proportion; at least one pixel. */
export function targetSize({ width, height }: Size): Size {
  const long = Math.max(width, height, 1)
  const short = Math.max(Math.min(width, height), 1)
  const wanted = Math.max(LONGEST_SIDE / long, READABLE_SIDE / short)
  const scale = Math.min(1, wanted, CANVAS_SIDE / long, Math.sqrt(MAX_PIXELS / (long * short)))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Apart from Safari, most browsers cannot decode the format of an iPhone's camera. */
const isHeic = ({ type, name }: { type: string; name: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** The text for a picture that could not be decoded. */
export const undecodedText = (file: { type: string; name: string }): string =>
  isHeic(file) ? '这张照片是 HEIC 格式，这里打不开；请对照片截屏，再选截屏的图' : '有图片无法读取，请换一张'

/**
 * The reason why a file is refused, or null. A file without a type, as some phones send it, is refused only if it
 * cannot be decoded.
 */
export function fileProblem({ type, size }: { type: string; size: number }): string | null {
  if (type !== '' && !type.startsWith('image/')) return '请选择图片'
  if (size === 0) return '图片是空的，请换一张'
  return size > MAX_FILE_BYTES ? '图片太大，请选择30MB以内的图片' : null
}

/**
 * The picture of a file as a JPEG data URL: upright, scaled down, and without camera metadata such as the place.
 * @throws Error when the file cannot be decoded as a picture.
 */
export async function reencode(file: Blob): Promise<string> {
  // Safari has createImageBitmap only from 15 on; an img element also applies the rotation.
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, targetSize({ width: picture.naturalWidth, height: picture.naturalHeight }))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // JPEG has no transparency: transparent areas would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}
