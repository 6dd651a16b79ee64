/** The thread that reads files: pdf.js's own, after the gaps of older kernels are filled. */
import '../lib/older-kernels.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
