/** The worker that parses files: pdf.js's own, after the polyfills for old browsers. */
import '../lib/older-kernels.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
