import { useState } from 'react'
import { haploPieces, originText } from '../haplo-rules.ts'
import { type Line, pieceText } from '../haplo-texts.ts'
import type { HaploTypeResult } from '../../model.ts'
import './ancestry.css'

/** The haplogroup code in large letters; a tap on a part of the code explains that level. */
export function HaploHero({ result, line, name }: { result: HaploTypeResult; line: Line; name: string }) {
  const pieces = haploPieces(result.haplotype)
  const [piece, setPiece] = useState(pieces.at(-1) ?? '')
  const origin = originText(result.haplogroup)
  return (
    <section className="haplo-hero">
      <h2>
        {name}
        <strong>{result.haplotype}</strong>
      </h2>
      {origin && <p>{origin}</p>}
      <ul className="haplo-pieces" aria-label="单倍群的每一段">
        {pieces.map((entry) => (
          <li key={entry}>
            <button type="button" aria-pressed={entry === piece} onClick={() => setPiece(entry)}>
              {entry}
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        <strong>{piece}</strong> {pieceText(line, result, piece)}
      </p>
    </section>
  )
}
