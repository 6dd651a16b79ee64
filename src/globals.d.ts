/** The stand-in exists only in builds where this constant is true; elsewhere what asks for it is cut out. */
declare const __MOCK__: boolean

/** The smaller build has the types of the whole one. */
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js'
}
