/** The worker that parses files: pdf.js's own, after the polyfills for old browsers. */
import './older-engines.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
