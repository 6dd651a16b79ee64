// Runs before the app: requests the chunks of the first screen, and shows a message when nothing loads.
(function () {
  // Browsers, and WeChat on Android, may enlarge all letters; the app's large letters must not multiply with that.
  var root = document.documentElement
  root.style.setProperty('--own', String(16 / parseFloat(getComputedStyle(root).fontSize)))
  var meta = document.querySelector('meta[name="first-chunks"]')
  try {
    var chunks = JSON.parse((meta && meta.getAttribute('content')) || '{}')
    for (var pattern in chunks) {
      if (!new RegExp(pattern, 'i').test(location.pathname)) continue
      chunks[pattern].forEach(function (file) {
        var link = document.createElement('link')
        link.rel = 'modulepreload'
        link.crossOrigin = ''
        link.href = file
        document.head.appendChild(link)
      })
    }
  } catch (error) {
    // Preloading is optional; without it everything still loads.
  }

  function show() {
    var first = document.getElementById('first')
    if (first) first.className = 'first failed'
  }
  window.addEventListener('error', function (event) {
    if (event.target && event.target.tagName === 'SCRIPT') show()
  }, true)
  setTimeout(show, 20000)
})()
