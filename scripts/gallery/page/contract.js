// Nothing is sent anywhere: the document is in the page, trying out is off, no validator is asked.
window.SwaggerUIBundle({
  spec: window.OPENAPI,
  dom_id: '#contract',
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
})
