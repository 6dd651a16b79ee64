// 应用脚本没有加载出来时，给出一句话和一个重试的办法。
(function () {
  function show() {
    var first = document.getElementById('first')
    if (first) first.className = 'first failed'
  }
  window.addEventListener('error', function (event) {
    var target = event.target
    if (target && target.tagName === 'SCRIPT') show()
  }, true)
  setTimeout(show, 20000)
})()
