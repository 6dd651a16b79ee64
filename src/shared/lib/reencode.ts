/** The longest side of an uploaded picture; enough to read printed text. */
export const LONGEST_SIDE = 1600
export const JPEG_QUALITY = 0.82
/** Larger files are not opened: decoding them can crash the page on an older phone. */
export const MAX_FILE_BYTES = 30 * 1024 * 1024

interface Size {
  width: number
  height: number
}

/** The size to draw a picture at: its own, or scaled down in proportion; at least one pixel. */
export function targetSize({ width, height }: Size, longest = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Why a file is refused, or null. Some phones give no type: then decoding decides. */
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
