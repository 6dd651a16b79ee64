import { type CSSProperties, useState } from 'react'
import './safe-image.css'

interface SafeImageProps {
  src: string
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Width through height: the room is kept before the picture is there. */
  ratio?: number
  eager?: boolean
  className?: string
}

const ADDRESS = /^(https:\/\/|\/(?!\/)|blob:|data:image\/)/

/** VAL-042: an address that is none only warns, and a quiet placeholder stands instead. */
export function isPictureAddress(src: string): boolean {
  if (ADDRESS.test(src)) return true
  if (src) console.warn('picture address refused')
  return false
}

/** Width through height for the style sheet, which knows what older kernels do instead of `aspect-ratio`. */
const room = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties

/** A picture with its place kept; a broken one turns into a quiet placeholder. */
export function SafeImage({ src, alt, ratio = 1, eager, className }: SafeImageProps) {
  const [broken, setBroken] = useState(false)
  const usable = !broken && isPictureAddress(src)
  return (
    <span className={className ? `safe-image ${className}` : 'safe-image'} style={room(ratio)}>
      {usable ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="safe-image-none" role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
    </span>
  )
}
