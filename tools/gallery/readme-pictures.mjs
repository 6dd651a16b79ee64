// node tools/gallery/readme-pictures.mjs: cuts the pictures of README.md out of the gallery in gallery/: what the screen
// of a phone shows, 390 × 844.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'

const root = join(import.meta.dirname, '../..')
const states = ['home', 'goods', 'report-example']

mkdirSync(join(root, 'docs/pictures'), { recursive: true })
for (const name of states) {
  const page = PNG.sync.read(readFileSync(join(root, `gallery/pictures/${name}-390-light.png`)))
  const cut = new PNG({ width: page.width, height: Math.min(page.height, 844) })
  PNG.bitblt(page, cut, 0, 0, cut.width, cut.height, 0, 0)
  writeFileSync(join(root, `docs/pictures/${name}.png`), PNG.sync.write(cut))
}
