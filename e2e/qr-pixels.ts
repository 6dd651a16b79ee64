import type { Locator } from '@playwright/test'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The dark pixels of an `img` or `svg` inside an area. The area is given in the picture's own pixels. */
export async function darkPixels(picture: Locator, area: Area): Promise<boolean[][]> {
  return picture.evaluate(async (drawn: Element, { left, top, width, height }) => {
    const image = new Image()
    image.src =
      drawn instanceof HTMLImageElement
        ? drawn.src
        : `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    // An svg without a size is drawn over the whole area.
    if (drawn instanceof HTMLImageElement) pen.drawImage(image, -left, -top)
    else pen.drawImage(image, 0, 0, width, height)
    const { data } = pen.getImageData(0, 0, width, height)
    return Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (__, x) => (data[(y * width + x) * 4] ?? 255) < 128),
    )
  }, area)
}
