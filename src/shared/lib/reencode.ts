/** The longest side of a picture that is sent; enough to read a page of print. */
export const LONGEST_SIDE = 1600
export const JPEG_QUALITY = 0.82
/** Larger files are not opened: decoding them can end the page on an older phone. */
export const MAX_FILE_BYTES = 30 * 1024 * 1024

interface Size {
  width: number
  height: number
}

/** The size that a picture is drawn with: its own, or smaller in the same proportion; never less than a pixel. */
export function targetSize({ width, height }: Size, longest = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Why a file is not taken, or null. Some phones give no type: then opening it decides. */
export function fileProblem({ type, size }: { type: string; size: number }): string | null {
  if (type !== '' && !type.startsWith('image/')) return '请选择图片'
  if (size === 0) return '图片是空的，请换一张'
  return size > MAX_FILE_BYTES ? '图片太大，请选择30MB以内的图片' : null
}

/**
 * The picture of a file as a JPEG in a data address: upright, not too large, and without what the camera wrote into it,
 * such as the place where it was taken.
 * @throws Error when the file cannot be read as a picture.
 */
export async function reencode(file: Blob): Promise<string> {
  // Safari has createImageBitmap from 15 on; a picture element turns itself upright, too.
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, targetSize({ width: picture.naturalWidth, height: picture.naturalHeight }))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // A transparent picture would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}
